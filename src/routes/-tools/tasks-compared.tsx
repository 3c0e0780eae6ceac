import styled from 'styled-components'
import { beyondTools, toolCategories, tools, type ToolSlug } from '#content/tools.ts'
import { createFilterStore } from '#features/filters/filter-store.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { from } from '#style/media.ts'
import { Bar } from '#ui/bar.tsx'
import { TextLink } from '#ui/link.tsx'
import { Unseen } from '#ui/unseen.tsx'
import { casesBeyond, tasksBySize } from './tasks.ts'

/** The filter of the tools; it starts with all categories. */
export const toolsFilter = createFilterStore('tools-filter', ['all', ...toolCategories.slugs])

/** The tasks of the case studies, the tool that does each for one person, and what the client needed beyond it. */
export function TasksCompared() {
  const i18n = useI18n()
  return (
    <Tasks>
      <caption>
        <strong>{i18n.t('tools-overview.tasks')}</strong>
        <span>{i18n.t('tools-overview.tasks-key')}</span>
      </caption>
      <thead>
        <tr>
          {beyondTools.all.map(({ slug, text }) => (
            <th key={slug} scope="col">
              {i18n.t(text.name)}
            </th>
          ))}
        </tr>
      </thead>
      {tasksBySize.slice(0, 12).map(({ slug, text, tool, beyond }) => (
        <tbody key={slug}>
          <tr>
            <th scope="rowgroup" colSpan={beyondTools.all.length}>
              <Task>
                <TextLink to="/projects/$slug" params={{ slug }}>
                  {i18n.t(text.task)}
                </TextLink>
                {tool ? <LinkToTool tool={tool} /> : <em>{i18n.t('tools-overview.no-tool')}</em>}
              </Task>
            </th>
          </tr>
          <tr>
            {beyondTools.slugs.map((need) => {
              const isNeeded = beyond.some((each) => each === need)
              return (
                <td key={need}>
                  <Bar share={isNeeded ? 1 : 0} tone="after" />
                  {isNeeded && <Unseen>✓</Unseen>}
                </td>
              )
            })}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          {beyondTools.slugs.map((need) => (
            <td key={need}>
              {i18n.t('tools-overview.of-cases', { cases: casesBeyond(need), all: tasksBySize.length })}
            </td>
          ))}
        </tr>
      </tfoot>
    </Tasks>
  )
}

/** Leads to the list, and chooses the tool's category there: its card may be filtered out. */
function LinkToTool({ tool }: { tool: ToolSlug }) {
  const { name, category } = tools.find(tool)
  return (
    <a href="#tools" onClick={() => toolsFilter.getState().choose(category)}>
      {name}
    </a>
  )
}

const Tasks = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0;
  text-align: start;

  caption {
    margin-bottom: 1rem;
    text-align: start;
  }

  strong {
    display: block;
    margin-bottom: 0.35rem;
    font: 600 var(--text-l) / 1.2 var(--font-display);
    text-wrap: balance;
  }

  caption span {
    display: block;
  }

  caption span,
  thead th,
  em {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-style: normal;
    font-weight: 400;
    line-height: 1.3;
  }

  th,
  td {
    position: relative;
    padding: 0 0.35rem 0.5rem 0;
    text-align: start;
    vertical-align: bottom;
  }

  tr > :last-child {
    padding-right: 0;
  }

  /* Four words side by side on the narrowest phones. */
  @media not ${from.tablet} {
    thead th {
      padding-right: 0.2rem;
      font-size: var(--text-xs);
      letter-spacing: -0.02em;
    }
  }

  /* The marks are columns, the tasks rows above them. */
  :is(tbody th, tfoot td) {
    padding-top: 0.4rem;
    border-top: 1px solid var(--line);
  }

  tbody th {
    padding-bottom: 0.15rem;
    font-weight: inherit;
  }

  tfoot td {
    padding-bottom: 0;
    font-size: var(--text-s);
    font-weight: 600;
  }
`

/* Links are 24 px high, for fingers. */
const Task = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 0.75rem;
  line-height: 1.35;

  @media not ${from.tablet} {
    font-size: var(--text-s);
  }

  > * {
    padding-block: 0.15rem;
  }

  > :first-child {
    font-weight: 600;
  }
`
