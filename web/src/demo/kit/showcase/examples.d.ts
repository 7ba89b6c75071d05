/** `import('./tabs?examples')`: the examples of a folder by name, as `web/build/example-source.ts` answers it. */
declare module '*?examples' {
  const examples: import('./example-pages.tsx').Examples;
  export default examples;
}
