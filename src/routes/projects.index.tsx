import { createFileRoute } from '@tanstack/react-router'
import { loadCases } from '#content/projects/cases.ts'
import { projects } from '#content/projects/projects.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CallToAction } from '#sections/call-to-action.tsx'
import { PageHero } from '#sections/page-hero.tsx'
import { ButtonLink, Buttons } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { CaseCard, CaseList } from './-projects/case-card.tsx'
import { loadPageWith, useHero } from '#site/use-page.ts'

export const Route = createFileRoute('/projects/')({
  staticData: {
    // Without a case, there is no such page.
    page: projects.slugs.length > 0 && {
      title: /*i18n*/ 'projects-overview.title',
      description: /*i18n*/ 'projects-overview.description',
      label: /*i18n*/ 'nav.projects',
      preload: projects.slugs.length <= 24,
    },
  },
  params: { parse: () => projects.slugs.length > 0 && {} },
  loader: (navigation) => loadPageWith(navigation, loadCases),
  component: Projects,
})

function Projects() {
  const i18n = useI18n()
  const hero = useHero()
  return (
    <>
      <PageHero
        {...hero}
        lead={i18n.t('projects-overview.subtitle')}
        actions={
          <Buttons>
            <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
          </Buttons>
        }
      />
      <Section>
        <CaseList role="list">
          {Route.useLoaderData().map((study) => (
            <li key={study.slug}>
              <CaseCard study={study} />
            </li>
          ))}
        </CaseList>
      </Section>
      <CallToAction seed={hero.seed} title={i18n.t('projects-overview.cta.title')}>
        <ButtonLink to="/contact">{i18n.t('common.talk')}</ButtonLink>
      </CallToAction>
    </>
  )
}
