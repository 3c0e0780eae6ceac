import styled from 'styled-components'
import { useI18n } from '#i18n/use-i18n.ts'
import { formatNumber, formatShare } from '#locale/format.ts'
import { TableHead } from '#ui/table-head.tsx'
import { Paper } from '../paper/paper.tsx'
import { Remark } from '../paper/remark.tsx'
import { criteria, ranking } from './ranking.ts'

/** How many of the best ideas become pilots. */
const pilots = 2

/** A decision matrix: the points of four ideas by weighted criteria, each row as tall as its weight, the best idea first. */
export function Graphic() {
  const i18n = useI18n()
  const ranked = ranking()
  return (
    <Paper
      kind={i18n.t('decision-matrix.kind')}
      meta={i18n.t('decision-matrix.week')}
      title={i18n.t('decision-matrix.title')}
    >
      <Table>
        <TableHead names={[i18n.t('decision-matrix.criterion'), ...ranked.map(({ text }) => i18n.t(text.name))]} />
        <tbody>
          {criteria.all.map(({ slug, weight, text }) => (
            <Criterion key={slug} $weight={weight}>
              <th scope="row">
                <span>{i18n.t(text.name)}</span> <span>{formatShare(weight / 100, i18n.locale)}</span>
              </th>
              {ranked.map((option) => (
                <td key={option.slug} data-points={option.points[slug]}>
                  {option.points[slug]}
                </td>
              ))}
            </Criterion>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n.t('decision-matrix.total')}</th>
            {ranked.map(({ slug, total }) => (
              <td key={slug}>
                <strong>{formatNumber(total, i18n.locale, { minimumFractionDigits: 1 })}</strong>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{i18n.t('decision-matrix.decision')}</th>
            {ranked.map(({ slug }, index) => (
              <td key={slug}>
                {index < pilots
                  ? i18n.t('decision-matrix.pilot', { number: index + 1 })
                  : i18n.t('decision-matrix.later')}
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
      <Remark data-tone="warn">
        <b>{i18n.t('decision-matrix.remark')}</b>
        <span>{i18n.t('decision-matrix.measured')}</span>
      </Remark>
    </Paper>
  )
}

const Criterion = styled.tr<{ $weight: number }>`
  height: ${({ $weight }) => $weight * 0.14}rem;
`

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 3px;
  line-height: 1.2;
  text-align: center;

  th {
    padding: 0;
    font-weight: 600;
    font-size: var(--text-xs);
  }

  tr > :first-child {
    width: 29%;
    text-align: left;
  }

  tbody th {
    font-weight: 400;

    span + span {
      color: var(--ink-soft);
    }
  }

  td {
    padding: 0;
    border-radius: var(--radius-mark);
  }

  tbody td {
    background: color-mix(in srgb, var(--positive) var(--heat), transparent);
  }

  ${[8, 18, 30, 46].map((heat, index) => `[data-points='${index + 2}'] { --heat: ${heat}%; }`)}

  tfoot tr:first-child {
    height: 3.5rem;
  }

  strong {
    display: inline-block;
    font-family: var(--font-display);
    font-size: var(--title-s);
    font-weight: 600;
  }

  /* The winner, ringed by hand. */
  td:nth-child(2) strong {
    padding: 0.15rem clamp(0rem, 3cqi - 0.4rem, 0.5rem);
    border: 3px solid var(--accent);
    border-radius: 50%;
    color: var(--accent);
    rotate: -4deg;
  }

  @container (max-width: 27rem) {
    tr > :first-child {
      width: 34%;
    }

    thead :nth-child(n + 2) {
      writing-mode: vertical-rl;
      rotate: 180deg;
      text-align: start;
    }
  }

  @container (max-width: 19rem) {
    tr > :first-child {
      width: 42%;
      font-size: var(--text-xs);
    }

    td strong {
      font-size: var(--text-m);
    }

    tfoot tr:last-child td {
      writing-mode: vertical-rl;
      rotate: 180deg;
      text-align: end;
    }
  }

  @media print {
    tbody td {
      background: none;
      border: 1px solid var(--line);
    }
  }
`
