import styled from 'styled-components'
import { resultDay } from '#content/services/result-day.ts'
import { services } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { resultDayParts } from '#sections/result-promise.tsx'
import { from } from '#style/media.ts'
import { TextLink } from '#ui/link.tsx'

/** What each service promises for the result day, as one table; without the width of a laptop, each row is a block whose cells have labels. */
export function ResultDays() {
  const i18n = useI18n()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{i18n.t('first-results.service')}</th>
          {resultDayParts.map(({ part, label }) => (
            <th key={part} scope="col">
              {i18n.t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {resultDay.all.map(({ slug, text }) => (
          <tr key={slug}>
            <th scope="row">
              <TextLink to="/services/$slug" params={{ slug }}>
                {i18n.t(services.find(slug).text.name)}
              </TextLink>
            </th>
            {resultDayParts.map(({ part, label }) => (
              <td key={part}>
                <small>{`${i18n.t(label)} `}</small>
                <span>{i18n.t(text[part])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    font-weight: 600;
    text-align: left;
  }

  th a {
    display: inline-block;
    padding-block: 0.25rem;
  }

  tr {
    border-top: 1px solid var(--line-strong);
    break-inside: avoid;
  }

  @media not ${from.laptop} {
    &,
    tbody,
    th,
    td {
      display: block;
    }

    thead {
      display: none;
    }

    tr {
      display: grid;
      gap: 0.6rem 1.5rem;
      padding-block: 1rem 1.25rem;
    }

    th {
      font-family: var(--font-display);
      font-size: var(--title-s);
    }

    small {
      display: block;
      color: var(--ink-soft);
    }

    @media ${from.tablet} {
      td {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
        gap: 1.5rem;
      }
    }
  }

  @media ${from.laptop} {
    table-layout: fixed;
    font-size: var(--text-s);
    line-height: 1.45;

    th,
    td {
      padding: 0.9rem 2rem 0.9rem 0;
      vertical-align: top;
    }

    thead tr {
      border-top: 0;
    }

    thead th {
      padding-top: 0;
      color: var(--ink-soft);
    }

    th:first-child,
    th:nth-child(3) {
      width: 19%;
    }

    small {
      display: none;
    }
  }
`
