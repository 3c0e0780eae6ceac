import { useRouter } from '@tanstack/react-router'
import { addToDraft } from '#features/contact/contact-draft.ts'
import { SavingsCalculator } from '#features/savings/savings-calculator.tsx'

/** The savings calculator, which puts its result into the draft of the contact form. */
export function HomeSavings() {
  const router = useRouter()
  return (
    <SavingsCalculator
      onSend={(request) => {
        addToDraft(request)
        void router.navigate({ to: '/contact', hash: 'contact-form' })
      }}
    />
  )
}
