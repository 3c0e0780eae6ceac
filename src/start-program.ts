/**
 * Fetches the program of the page once the page is painted, so that the two never compete for a slow line. The build
 * lists its parts in the document; links work before it runs.
 */
export async function startProgram(parsed: Promise<void>): Promise<void> {
  await parsed
  // A tab in the background paints nothing.
  if (document.hidden) importParts()
  else requestAnimationFrame(() => setTimeout(importParts))
}

function importParts() {
  const parts: string[] = JSON.parse(document.getElementById('program')?.textContent ?? '[]')
  for (const part of parts)
    import(/* @vite-ignore */ part).catch((error: unknown) => console.warn('A part of the page is missing', error))
}
