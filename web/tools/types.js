// From the JSON Schema on standard input to TypeScript on standard output.
import { compile } from 'json-schema-to-typescript'
import { text } from 'node:stream/consumers'

const schema = JSON.parse(await text(process.stdin))
const banner = '// Made from the schema of the messages by `python -m tools.web_types`: do not edit.'
const found = await compile(schema, 'Protocol', {
  additionalProperties: false,
  bannerComment: banner,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  format: true,
  style: { singleQuote: true, semi: false, printWidth: 120 },
})
// what refers to what is plain from the code
const quiet = found.replaceAll(/ \*\n \* This interface was[^]*?(?= \*\/)/g, '').replaceAll(/\/\*\*\n \* This interface was[^]*?\*\/\n/g, '')
process.stdout.write(quiet)
