// boardgame.io's own server, with its default in-memory storage, and the smallest card game that needs a server:
// four players draw in turn from a hidden deck, and the highest of four cards takes the trick.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const deck = (random) => random.Shuffle(Array.from({ length: 52 }, (_, card) => card));

const draw = {
  name: "draw",
  disableUndo: true,
  setup: ({ random }) => ({ secret: { deck: deck(random) }, open: [], tricks: [0, 0, 0, 0] }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // On the server only: a client knows no hidden card.
    draw: {
      client: false,
      move: ({ G, random, playerID }) => {
        if (G.open.length === 4) G.open = [];
        if (G.secret.deck.length === 0) G.secret.deck = deck(random);
        G.open.push({ seat: Number(playerID), card: G.secret.deck.pop() });
        if (G.open.length === 4) {
          const best = G.open.reduce((one, other) => (other.card > one.card ? other : one));
          G.tricks[best.seat] += 1;
        }
      },
    },
  },
};

Server({ games: [draw], origins: [/127\.0\.0\.1/] }).run(Number(process.argv[2]));
