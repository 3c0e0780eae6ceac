import { createFilterStore } from '#features/filters/filter-store.ts'
import { FilteredList } from '#features/filters/filtered-list.tsx'
import { Button, ButtonAnchor, ButtonLink, Buttons } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ArrowLink, BackLink, OutsideLink, TextLink } from '#ui/link.tsx'
import { localized, type Story } from '../story.ts'

const filter = createFilterStore('story', ['all', 'text', 'long'])

/** Buttons, links and the filter bar. */
export const controls: readonly Story[] = [
  ...states('button', (i18n) => <Button>{i18n.t('contact.form.send')}</Button>),
  { name: 'button, disabled', render: (i18n) => <Button disabled>{i18n.t('contact.form.send')}</Button> },
  ...states('quiet button', (i18n) => <Button look="quiet">{i18n.t('newsletter.subscribe')}</Button>),
  {
    name: 'buttons in a row',
    render: (i18n) => (
      <Buttons>
        <ButtonLink to="/contact">{i18n.t('common.consultation')}</ButtonLink>
        <ButtonAnchor href="#services" look="quiet">
          {i18n.t('common.explore-services')}
        </ButtonAnchor>
      </Buttons>
    ),
  },
  ...states('icon button', (i18n) => (
    <IconButton label={i18n.t('shell.menu.open')}>
      <Icon name="menu" />
    </IconButton>
  )),
  ...states('text link', (i18n) => <TextLink to="/contact">{i18n.t('nav.contact')}</TextLink>),
  {
    name: 'outside link',
    render: () => (
      <OutsideLink href="https://example.com" newTab="opens in a new tab">
        example.com
      </OutsideLink>
    ),
  },
  ...states('arrow link', (i18n) => <ArrowLink to="/services">{i18n.t('projects.view-details')}</ArrowLink>),
  ...states('back link', (i18n) => <BackLink to="/">{i18n.t('common.back-home')}</BackLink>),
  ...states('filter bar', (i18n) => (
    <FilteredList
      filter={filter}
      label={i18n.t('tools-overview.filter')}
      categories={[
        { category: 'all', name: i18n.t('tools-overview.all') },
        { category: 'text', name: localized(i18n, 'Text', 'Text') },
        { category: 'long', name: localized(i18n, 'Customer relationship', 'Kundenbeziehungsmanagement') },
      ]}
    >
      {() => null}
    </FilteredList>
  )),
]

/** A control in its default, hover and focus state. */
function states(name: string, render: Story['render']): Story[] {
  return [
    { name, render },
    { name: `${name}, hover`, render, forced: 'hover' },
    { name: `${name}, focus`, render, forced: 'focus' },
  ]
}
