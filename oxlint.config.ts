import { defineConfig, type OxlintOverride } from 'oxlint'

/** A layer of src: what it is, the layers and packages that it may import besides itself, and advice on where other code belongs. */
interface Layer {
  is: string
  layers: readonly string[]
  /** Without this list, all packages but those that only a lower layer talks to. */
  packages?: readonly string[]
  advice?: string
}

const rendering = ['react', 'styled-components']
const router = '@tanstack/react-router'

const layers: Readonly<Record<string, Layer>> = {
  routes: {
    is: 'a URL: its head, and the composition of the page',
    layers: ['site', 'features', 'sections', 'graphics', 'ui', 'boot', 'content', 'i18n', 'locale', 'style'],
    advice: 'A route does not talk to the backend or to storage: a feature wraps the call.',
  },
  site: {
    is: 'what is known of all pages: their facts, the navigation, the head, and how a page is loaded',
    layers: ['ui', 'boot', 'content', 'i18n', 'locale'],
    packages: ['react', router],
  },
  features: {
    is: 'behavior with state or network access, independent of other features',
    layers: ['ui', 'boot', 'i18n', 'backend', 'content', 'locale', 'style', 'storage'],
    advice: 'Compose it with another feature or a section in a route.',
  },
  sections: {
    is: 'a part of a page, composed of ui components and messages',
    layers: ['ui', 'boot', 'content', 'i18n', 'locale', 'style'],
    packages: rendering,
    advice: 'Behavior comes from a feature, which the route combines with the section.',
  },
  graphics: {
    is: 'a drawing or an example of the work, with its sample data and what computes from it',
    layers: ['ui', 'content', 'i18n', 'locale', 'style'],
    packages: rendering,
    advice: 'It depends on no other part of a page; the route places it.',
  },
  ui: {
    is: 'presentational components without messages',
    layers: ['boot', 'style'],
    packages: [...rendering, 'lucide-react', router],
    advice: 'Pass text and data as props; a component that needs to import them is a section.',
  },
  boot: {
    is: 'how a prerendered document becomes a running page, and what is painted first',
    layers: ['locale'],
    packages: ['react', router, '@lingui/core', '@lingui/react'],
  },
  content: {
    is: 'data that can be read anywhere, without React or a bundler',
    layers: ['locale'],
    packages: [],
    advice: 'Only what a fact of a message needs is computed here; other code belongs in a higher layer.',
  },
  locale: { is: 'the languages, and how each writes numbers, money and times', layers: [], packages: [] },
  i18n: {
    is: 'the language and its messages',
    layers: ['content', 'locale', 'storage'],
    packages: ['react', '@lingui/core', '@lingui/react', 'hyphen'],
  },
  backend: { is: 'the calls to the backend', layers: ['boot', 'content'], packages: ['@supabase/supabase-js'] },
  storage: { is: 'data stored in the browser', layers: [], packages: ['zustand'] },
  style: { is: 'design tokens and dimensions', layers: [], packages: [] },
}

// Links of the site are plain anchors (record 39).
const noLink = { paths: [{ name: router, importNames: ['Link'], message: 'Use #ui/link.tsx.' }] }
const elsewhere = [...Object.keys(layers), 'pipeline', 'scripts', 'server', 'supabase', 'tests'].join('|')
const relative = {
  // Of the patterns, one that allows ends the search, so this is the first.
  regex: `^(\\.\\./)+(${elsewhere})/`,
  message: "A relative path stays within a folder of src; write '#', the layer and the file, which survives a move.",
}

/** The linter's settings for the files of a layer. */
function rulesOf([name, { is, layers: below, packages, advice: ownAdvice }]: [string, Layer]): OxlintOverride {
  const own = name === 'features' ? [] : [name]
  const allowed = [...own, ...below].map((layer) => `#${layer}/**`)
  const named = (packages ?? []).flatMap((one) => [one.split('/', 1)[0] ?? one, one, `${one}/**`])
  const group = packages
    ? ['*', '!./**', '!../**', ...[...allowed, ...named].map((one) => `!${one}`)]
    : ['\\#*/**', ...allowed.map((one) => `!${one}`), '@supabase/**', 'lucide-react']
  const may = [...below, ...(packages ?? ['packages without a layer of their own'])].join(', ') || 'nothing but itself'
  const advice = ownAdvice ?? 'It is a lower layer: let the caller pass in what it needs.'
  const message = `src/${name} is ${is}. It may import ${may}. ${advice}`
  const restricted = { ...noLink, patterns: [relative, { group, message }] }
  return { files: [`src/${name}/**`], rules: { 'no-restricted-imports': ['error', restricted] } }
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'dist-hosts', '.prerender', '**/*.gen.ts', 'supabase/functions'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    // An owner may remove all records of a collection: then there are no slugs, and a list by slug is empty.
    'typescript/restrict-template-expressions': ['error', { allowNever: true }],
    'typescript/no-generated-empty-object-type': 'off',
    'no-restricted-imports': ['error', noLink],
    // The compiler imports what JSX needs.
    'react/react-in-jsx-scope': 'off',
    // The default export of styled-components is what its documentation and its compile plugin know.
    'import/no-named-as-default': 'off',
    // Safari takes the meaning of a list from a <ul> without markers unless its role is spelled out.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Style sheets and type registrations are imported for their effect.
    'import/no-unassigned-import': 'off',
    // A call back keeps the name of what it gets, e.g. i18n in a helper below the component that has one.
    'unicorn/consistent-function-scoping': ['error', { checkArrowFunctions: false }],
  },
  overrides: [
    {
      // The rules of this file are about exactly those characters.
      files: ['src/features/contact/visible-text.ts'],
      rules: { 'no-control-regex': 'off', 'no-misleading-character-class': 'off' },
    },
    {
      // A fixture of Playwright that needs no other one is written with an empty pattern.
      files: ['tests/e2e/test.ts'],
      rules: { 'no-empty-pattern': 'off' },
    },
    ...Object.entries(layers).map(rulesOf),
    // The programs of browser, head and prerender put all layers together.
    { files: ['src/boot/{entry-*,head-script}.*'], rules: { 'no-restricted-imports': ['error', noLink] } },
    // In one direction: tests and scripts > server > pipeline > src.
    ...Object.entries({ pipeline: 'scripts|server|tests', server: 'scripts|tests', scripts: 'tests' }).map(
      ([folder, above]): OxlintOverride => ({
        files: [`${folder}/**`],
        rules: {
          'no-restricted-imports': [
            'error',
            { patterns: [{ regex: `^(\\.\\./)+(${above})/`, message: `${folder} imports nothing of ${above}.` }] },
          ],
        },
      }),
    ),
  ],
})
