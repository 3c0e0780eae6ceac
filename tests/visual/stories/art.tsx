import { controlIcons } from '#ui/icons/icon.tsx'
import { subjectIcons } from '#ui/icons/subject-icon.tsx'
import { Address } from '../../../src/routes/-contact/address.tsx'
import { Logo } from '../../../src/routes/-layout/logo.tsx'
import { photoUrl } from '#content/photo-source.ts'
import { Picture } from '#ui/picture.tsx'
import type { Story } from '../story.ts'

const photo = 'photo-1522071820081-009f0129c71c'

/** Logo, icons, address and photos. */
export const art: readonly Story[] = [
  { name: 'logo', render: () => <Logo /> },
  {
    name: 'icons',
    render: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        {Object.entries({ ...controlIcons, ...subjectIcons }).map(([name, Icon]) => (
          <Icon key={name} strokeWidth={1.5} />
        ))}
      </div>
    ),
  },
  { name: 'address', size: 'page', render: () => <Address /> },
  {
    name: 'picture',
    render: () => <Picture urlFor={(width, height) => photoUrl(photo, width, height)} alt="A team" sizes="22rem" />,
  },
  {
    name: 'picture, blocked',
    render: () => <Picture urlFor={(width, height) => photoUrl('blocked', width, height)} alt="A team" sizes="22rem" />,
  },
]
