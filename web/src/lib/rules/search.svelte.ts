/** What is looked for in the rules. */
class Search {
  wanted = $state('')
}

export const search = new Search()
