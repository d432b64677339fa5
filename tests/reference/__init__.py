"""Blanc Noir written a second time, slowly and plainly: what the fast engine is compared with."""
