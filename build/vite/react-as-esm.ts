import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** The modules of React and of its store shim, and the files with their production build. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim': 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
}

/**
 * Bundles React as ES modules. It is published as CommonJS, which a bundler wraps in one function per module: nothing in
 * it can be left out, and every use goes through an object.
 */
export function reactAsEsm(): Plugin {
  return {
    name: 'react-as-esm',
    // Development and the hydration tests need React's development build, which reports mismatches.
    apply: (_, { command }) => command === 'build' && process.env['NODE_ENV'] !== 'development',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: new RegExp(`^(?:${Object.keys(files).join('|')})(?:/index)?(?:\\.js)?$`) },
      handler(id) {
        const [name = '', ...path] = (files[id.replace(/(?:\/index)?(?:\.js)?$/, '')] ?? '').split('/')
        return join(dirname(require.resolve(`${name}/package.json`)), ...path)
      },
    },
    transform: {
      filter: { id: /\/(?:react|react-dom|scheduler|use-sync-external-store)\/cjs\/.*\.production\.js$/ },
      handler: (code, id) => ({ code: toEsm(code, id), map: null }),
    },
  }
}

/** Turns a CommonJS module that only assigns to `exports` into an ES module; throws if it does anything else. */
export function toEsm(code: string, file: string): string {
  const imports: string[] = []
  const names = new Set<string>()
  const assigned = [...code.matchAll(/\bexports\.(\w+) =(?!=)/g)].map(([, name]) => name)
  const body = code
    .replaceAll(/(\w+) = require\("([\w/-]+)"\)/g, (_, name: string, id: string) => {
      imports.push(`import * as ${name} from '${id}'`)
      return `required${name}`
    })
    .replaceAll(/^exports\.(\w+) =(?!=)/gm, (text, name: string) =>
      assigned.filter((other) => other === name).length === 1 ? `const ${text}` : text,
    )
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name)
      return `exported_${name}`
    })
  if (/\b(?:exports\b|require\(|module\.)/.test(body)) throw new Error(`${file} is no longer plain CommonJS`)
  const variables = [...names].filter((name) => !body.includes(`const exported_${name} =`))
  return [
    ...imports,
    ...(variables.length > 0 ? [`let ${variables.map((name) => `exported_${name}`).join(', ')}`] : []),
    body,
    `export * as default from '${file}'`,
    `export { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} }`,
  ].join(';\n')
}
