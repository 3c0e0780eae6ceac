import styled from 'styled-components'
import { pains } from '#content/home/home.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columns } from '#style/media.ts'
import { Tile, TileGrid } from '#ui/tile.tsx'

/** The pains of a visitor's day, each with its benefit below. */
export function Pains() {
  const i18n = useI18n()
  return (
    <Three>
      {pains.all.map(({ slug, text }) => (
        <Tile key={slug}>
          <h3>{i18n.t(text.pain)}</h3>
          <p>{i18n.t(text.benefit)}</p>
        </Tile>
      ))}
    </Three>
  )
}

const Three = styled(TileGrid)`
  ${columns({ tablet: 1, laptop: 3 })}
`
