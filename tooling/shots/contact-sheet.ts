import { fileName, type Shot } from './take-shots.ts'

/** A document that shows all shots, page by page, each as a link to its file. */
export function contactSheet(shots: readonly Shot[]): string {
  const byPage = Map.groupBy(
    shots.toSorted((one, other) => fileName(one).localeCompare(fileName(other), 'en', { numeric: true })),
    ({ path }) => path,
  )
  const paths = [...byPage.keys()].toSorted()
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shots</title>
<style>
  body { margin: 1rem; font: 14px system-ui; background: #888; }
  a { color: #000; }
  nav, .shots { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { display: block; height: 60rem; max-width: 40rem; object-fit: contain; object-position: top; }
</style>
<nav>${paths.map((path) => `<a href="#${path}">${path}</a>`).join('')}</nav>
${paths.map((path) => section(path, byPage.get(path) ?? [])).join('\n')}
</html>
`
}

function section(path: string, shots: readonly Shot[]): string {
  const figures = shots.map((shot) => {
    const { width, theme, language, photos } = shot
    return `<figure><figcaption>${width} px, ${theme}, ${language}, photos ${photos}</figcaption><a href="${fileName(shot)}"><img loading="lazy" src="${fileName(shot)}" alt=""></a></figure>`
  })
  return `<h2 id="${path}">${path}</h2><div class="shots">${figures.join('')}</div>`
}
