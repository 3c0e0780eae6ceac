/**
 * The schema `public` as `supabase gen types --lang typescript` describes it, with one difference: an insert takes
 * exactly the columns that a visitor may send.
 */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

type ClaimedMail = {
  id: string
  attempt: number
  received: string
  name: string
  email: string
  message: string
}

export type Database = {
  public: {
    Tables: {
      newsletter_subscriptions: {
        Row: {
          created_at: string
          email: string
          id: string
        }
        Insert: {
          email: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
        }
        Relationships: []
      }
      novamesa_contact_submissions: {
        Row: {
          created_at: string
          day: string
          dedupe_key: string
          email: string
          id: string
          mail_attempts: number
          mail_claimed_at: string | null
          mail_error: string | null
          mail_next_at: string
          mail_sent_at: string | null
          mail_status: string
          message: string
          name: string
        }
        Insert: {
          email: string
          message: string
          name: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          mail_attempts?: number
          mail_claimed_at?: string | null
          mail_error?: string | null
          mail_next_at?: string
          mail_sent_at?: string | null
          mail_status?: string
          message?: string
          name?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      claim_contact_mail: {
        Args: { p_email: string; p_message: string; p_name: string }
        Returns: ClaimedMail[]
      }
      claim_contact_mail_alert: {
        Args: never
        Returns: { failed: number; overdue: number }[]
      }
      claim_due_contact_mails: {
        Args: { p_limit?: number }
        Returns: ClaimedMail[]
      }
      contact_mail_backlog: {
        Args: never
        Returns: { failed: number; overdue: number; waiting: number }[]
      }
      erase_person: {
        Args: { p_email: string }
        Returns: { contact_messages: number; newsletter_subscriptions: number }[]
      }
      finish_contact_mail: {
        Args: { p_attempt: number; p_error?: string; p_id: string }
        Returns: string
      }
      finish_contact_mail_alert: {
        Args: never
        Returns: undefined
      }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
