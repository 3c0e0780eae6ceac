import { useI18n } from '#i18n/use-i18n.ts'
import { Paper } from '../paper/paper.tsx'
import { ReplyLetter, useReplyFigures } from './reply-letter.tsx'

/** A request, the drafted reply to it with numbered figures, and the source of each figure. One figure has none. */
export function Graphic() {
  const i18n = useI18n()
  const { figures } = useReplyFigures()
  return (
    <Paper
      meta={i18n.t('paper.example')}
      kind={i18n.t('reply-draft.kind')}
      title={i18n.t('reply-draft.title', figures)}
      foot={i18n.t('reply-draft.foot', figures)}
    >
      <ReplyLetter />
    </Paper>
  )
}
