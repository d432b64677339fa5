declare module '*.ftl' {
  const body: import('@fluent/bundle').FluentResource['body']
  export default body
}
