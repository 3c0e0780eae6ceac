import { count, days, hours, minutes, percent, quantity, weeks } from '#locale/quantity.ts'
import { money } from '../price.ts'

/** What the services include and how long their parts take; the texts and the German list of services name it. */
export const included = {
  /** The texts that the style guide is made of, and its pages. */
  styleTexts: count(200),
  stylePages: count(4),
  /** The drafts of the trial, and how many of them must be usable. */
  trialDrafts: count(50),
  usableDrafts: count(40),
  firstImages: count(10),
  weeklyImages: count(15),
  monthlyImages: count(4 * 15),
  musicSketches: count(3),
  monthlyTracks: count(4),
  firstTrackDays: days(12),
  voiceLanguages: count(2),
  voiceHours: hours(20),
  /** The recording for a voice of one's own, and the time until it speaks. It costs extra. */
  ownVoiceHours: hours(2),
  ownVoiceWeeks: weeks(3),
  monthlyVideos: count(4),
  videoSeconds: quantity(90, 'second'),
  videoLanguages: count(2),
  /** Working days for one more language. */
  videoLanguageDays: days(2),
  /** What the starting price of custom software buys: the analysis at the desk, and the test on closed cases. */
  analysisDays: days(2),
  testCases: count(200),
  /** Between these weeks, custom software goes live. */
  softwareLiveFrom: weeks(8),
  softwareLiveTo: weeks(12),
  /** The hours a week from which it pays to automate a task. */
  automationFrom: hours(10),
  noticeDays: days(30),
} as const

/** The sample of voice synthesis: when its new words were typed and when callers heard them, in minutes after midnight, and how long it took before. */
export const newAnnouncement = { typed: 17 * 60 + 40, live: 17 * 60 + 50, before: days(8) } as const

/** What was measured at clients; testimonials and the German list of services name it. */
export const clientResults = {
  textQuoteDaysBefore: days(3),
  describedItems: count(640),
  /** Working days for editing their descriptions. */
  describedItemsDays: days(13),
  roomScenes: count(130),
  builtRoomScenes: count(14),
  roomScenePrice: money(70),
  roomScenePriceBefore: money(385),
  seasonCampaigns: count(10),
  seasonCampaignsBefore: count(4),
  filmMusicPrice: money(980),
  filmMusicPriceBefore: money(2650),
  musicComplaints: count(1),
  musicComplaintsBefore: count(7),
  coursesWithTheme: count(46),
  currentTutorials: count(24),
  currentTutorialsBefore: count(10),
  spanishHangUps: percent(6),
  spanishHangUpsBefore: percent(21),
  fewerFittingCalls: percent(36),
  savedTrainingDays: days(2),
  fraudWarningViews: count(6200),
  fraudWarningDownloads: count(400),
  ordersWithoutTyping: percent(78),
  /** Of ten requests, those that reach the right team at once. */
  requestsInTen: count(7),
  conflictCheckMinutes: minutes(4),
  conflictCheckMinutesBefore: minutes(50),
} as const
