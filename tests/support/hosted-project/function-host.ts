// Runs in Deno and loads the function's index.ts. When the server that started it ends, even if killed, standard input
// closes and this process exits, so that no function is orphaned.
import process from 'node:process'

process.stdin.on('end', () => process.exit(0)).resume()
await import(process.argv[2] ?? '')
