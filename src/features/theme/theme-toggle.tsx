import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { useThemeStore } from './theme-store.ts'

/** Switches between the light and the dark theme. Its icon shows the theme that a click switches to. */
export function ThemeToggle() {
  const i18n = useI18n()
  const theme = useThemeStore((state) => state.theme)
  const toggle = useThemeStore((state) => state.toggle)
  declareLater(i18n, ['shell.theme.to-light', 'shell.theme.to-dark'])
  return (
    <IconButton
      label={theme === 'dark' ? i18n.t('shell.theme.to-light') : i18n.t('shell.theme.to-dark')}
      onClick={toggle}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} size={20} />
    </IconButton>
  )
}
