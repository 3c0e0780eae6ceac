import { LanguageSelect } from '#features/language/language-select.tsx'
import { ThemeToggle } from '#features/theme/theme-toggle.tsx'
import { Footer } from '../../../src/routes/-layout/footer.tsx'
import { Header } from '../../../src/routes/-layout/header.tsx'
import { MobileMenu } from '../../../src/routes/-layout/mobile-menu.tsx'
import { NotFound } from '../../../src/routes/-layout/not-found.tsx'
import type { Story } from '../story.ts'

const header = () => <Header />

/** The shell of every page, and the not-found and error pages. */
export const shell: readonly Story[] = [
  { name: 'header, wide', size: 'page', screen: 1280, render: header },
  { name: 'header, narrow', size: 'page', screen: 390, render: header },
  {
    name: 'mobile menu',
    size: 'page',
    screen: 390,
    // Opened without `showModal`, because a modal dialog would cover the whole page.
    act: (frame) => {
      const dialog = frame.querySelector('dialog')
      if (dialog) dialog.showModal = () => dialog.show()
      queueMicrotask(() => frame.querySelector('button')?.click())
    },
    render: () => (
      <div style={{ height: '44rem' }}>
        <MobileMenu>
          <ThemeToggle />
        </MobileMenu>
      </div>
    ),
  },
  { name: 'language select', render: () => <LanguageSelect onReach={() => undefined} /> },
  { name: 'language select, focus', forced: 'focus', render: () => <LanguageSelect onReach={() => undefined} /> },
  { name: 'theme toggle', render: () => <ThemeToggle /> },
  { name: 'footer', size: 'page', render: () => <Footer /> },
  { name: 'not found', size: 'page', render: () => <NotFound /> },
]
