// Runs in Deno, as the parent of the function's own index.ts: when the server that started it is gone, even killed,
// its end of standard input closes, and the function must not stay behind.
import process from 'node:process'

process.stdin.on('end', () => process.exit(0)).resume()
await import(process.argv[2] ?? '')
