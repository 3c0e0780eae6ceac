// The package has no types of its own.
declare module 'workerd' {
  /** The path of the program for this platform. */
  const program: string
  export default program
}
