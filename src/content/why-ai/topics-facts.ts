import { count, days, hours, minutes, months, percent, weeks, years } from '#locale/quantity.ts'
import { company } from '../company/company.ts'
import { exampleMoney, inBoth, rateOf } from '../price.ts'
import { services } from '../services/services.ts'
import * as topics from '../samples/topic-examples.ts'
import { areaImpacts, whyAiStats } from './why-ai-overview.ts'
import { whyAi } from './why-ai.ts'
import type { NamedFacts } from '../fact.ts'

const { matching, differing } = topics.invoices
const posts = areaImpacts.find('marketing').measured
const shiftSchedule = areaImpacts.find('operations').measured

const growthSales = (topics.growthResult.revenue * topics.growthResult.rise) / 100
const growthSalesAssumed = (growthSales * topics.growthResult.assumed) / 100
const growthMarginEarned = (growthSalesAssumed * topics.growthResult.margin) / 100
const { value, other } = services.find('text-generation').price
const growthPlanCost = { own: topics.growth.done * value, other: topics.growth.done * (other?.value ?? value) }

const replyHoursWorth = topics.replyHoursFreed * topics.invoiceCosts.hour

const rareTaskSaving = topics.rareTask.saved * topics.invoiceCosts.hour

/** The numbers of the worked examples of the topics. */
export const topicFacts = {
  whyAiReasons: count(whyAi.all.length),
  whyAiAreas: count(areaImpacts.all.length),
  routineAutomated: whyAiStats.find('interactions-automated').value,
  weeklyPostsBefore: posts.before,
  weeklyPosts: posts.after,
  shiftScheduleHoursBefore: shiftSchedule.before,
  shiftScheduleMinutes: shiftSchedule.after,

  growthPeople: count(topics.growthTeam),
  growthHours: hours(topics.growthHours),
  growthDescriptions: count(topics.growth.descriptions),
  growthWeeklyByHand: count(topics.growth.byHand.weekly),
  growthWeeklyFirst: count(Math.round(topics.weeklyDescriptions(1))),
  growthWeekly: count(topics.growth.measured.weekly),
  growthFactor: count(topics.growth.measured.weekly / topics.growth.byHand.weekly),
  growthMonth: months(topics.growth.measured.month),
  growthMinutesByHand: minutes(topics.growth.byHand.minutes),
  growthMinutes: minutes(topics.measuredMinutes),
  growthCheckingMinutes: minutes(topics.checkingMinutes),
  growthRewrittenFirst: percent(100 * topics.growth.rewritten.first),
  growthRewritten: percent(100 * topics.growth.rewritten.measured),
  growthDoneMonths: months(topics.growth.done),
  growthResultMonths: months(topics.growthResult.months),
  growthRise: percent(topics.growthResult.rise),
  growthRevenueBefore: exampleMoney(topics.growthResult.revenue),
  growthRevenue: exampleMoney(topics.growthResult.revenue + growthSales),
  growthShareAssumed: percent(topics.growthResult.assumed),
  growthSalesAssumed: exampleMoney(growthSalesAssumed),
  growthMargin: percent(topics.growthResult.margin),
  growthMarginEarned: exampleMoney(growthMarginEarned),
  growthPlanCost: inBoth('money', growthPlanCost.own, growthPlanCost.other),
  growthMarginLeft: inBoth(
    'money',
    growthMarginEarned - growthPlanCost.own,
    growthMarginEarned * rateOf(company.otherCurrency?.code) - growthPlanCost.other,
  ),

  invoiceCount: count(topics.invoiceCount),
  invoicesMatching: count(matching.count),
  invoicesDiffering: count(differing.count),
  invoicesDifferingShare: percent((100 * differing.count) / topics.invoiceCount),
  invoiceMinutesBefore: minutes(topics.invoices.minutesBefore),
  invoiceMinutes: minutes(matching.minutes),
  invoiceMinutesDiffering: minutes(differing.minutes),
  invoiceHoursBefore: hours(topics.invoiceHours.before),
  invoiceHours: hours(topics.invoiceHours.after),
  invoiceHoursMatching: hours((matching.count * matching.minutes) / 60),
  invoiceHoursDiffering: hours((differing.count * differing.minutes) / 60),
  invoiceHoursFreed: hours(topics.invoiceHoursFreed),
  invoiceHoursWorth: exampleMoney(topics.invoiceHoursWorth),
  invoiceSaving: percent(topics.invoiceSaving),
  invoiceProjectPrice: exampleMoney(topics.invoiceCosts.project),
  invoiceRunningCost: exampleMoney(topics.invoiceCosts.running),
  invoiceHourCost: exampleMoney(topics.invoiceCosts.hour),
  invoicePaybackMonths: months(topics.invoicePayback),
  rareTaskHours: hours(topics.rareTask.hours),
  rareTaskHoursSaved: hours(topics.rareTask.saved),
  rareTaskSaving: exampleMoney(rareTaskSaving),
  rareTaskPaybackYears: years(services.find('ai-development').price.value / rareTaskSaving / 12),

  conceptsTestedBefore: count(topics.concepts.before.count),
  conceptsTested: count(topics.concepts.after.count),
  conceptCostBefore: exampleMoney(topics.concepts.before.cost),
  conceptCost: exampleMoney(topics.concepts.after.cost),
  conceptBudgetBefore: exampleMoney(topics.concepts.before.count * topics.concepts.before.cost),
  conceptBudget: exampleMoney(topics.concepts.after.count * topics.concepts.after.cost),
  conceptWeeksBefore: weeks(topics.concepts.before.days / 5),
  conceptDays: days(topics.concepts.after.days),
  conceptsDropped: count(topics.droppedConcepts),
  conceptsDroppedAfterTalks: count(topics.concepts.dropped.talks),
  conceptsDroppedForMaterial: count(topics.concepts.dropped.material),
  conceptsDroppedForCertification: count(topics.concepts.dropped.certification),
  conceptPrototypes: count(topics.concepts.after.count - topics.droppedConcepts),
  conceptProducts: count(topics.concepts.products),

  quoteRequests: count(topics.quotes.requests),
  quotesSentBefore: count(topics.quotes.before.sent),
  quotesSent: count(topics.quotes.after.sent),
  quoteRequestsUnanswered: count(topics.quotes.requests - topics.quotes.before.sent),
  quoteDaysBefore: days(topics.quotes.before.hours / topics.quotes.hoursPerDay),
  quoteHours: hours(topics.quotes.after.hours),
  quoteHoursPerDay: hours(topics.quotes.hoursPerDay),
  quoteOrdersBefore: count(topics.quotes.before.orders),
  quoteOrders: count(topics.quotes.after.orders),
  quoteOrdersGained: count(topics.ordersGained),
  quoteOrderValue: exampleMoney(topics.quoteMoney.order),
  quoteSalesGained: exampleMoney(topics.salesGained),
  quoteMargin: percent(topics.quoteMoney.margin),
  quoteMarginGained: exampleMoney(topics.marginGained),
  quoteProjectPrice: exampleMoney(topics.quoteMoney.project),
  quoteRunningCost: exampleMoney(topics.quoteMoney.running),
  quotePaybackMonths: months(topics.quotePayback),
  quoteLeadMonths: months(topics.quotes.lead),

  customerMessages: count(topics.replies.messages),
  customerMessagesRoutine: count(topics.replies.routine),
  customerMessagesAutomatic: count(topics.replies.automatic),
  customerMessagesAutomaticShare: percent(topics.automaticShare),
  customerMessagesForPeople: count(topics.messagesForPeople),
  customerReplyHoursBefore: hours(topics.replies.hours.before),
  customerReplyHours: hours(topics.replies.hours.after),
  customerReplyMinutesRoutine: minutes(topics.replies.routineMinutes),
  customerReplyMinutesAverage: minutes(topics.averageReplyMinutes),
  customerProjectPrice: exampleMoney(topics.replyMoney.project),
  customerRunningCost: exampleMoney(topics.replyMoney.running),
  customerHours: hours(Math.round(topics.replyHoursFreed)),
  customerHoursWorth: exampleMoney(replyHoursWorth),
  customerPaybackMonths: months(Math.ceil(topics.replyMoney.project / (replyHoursWorth - topics.replyMoney.running))),
  /** The messages that a reader sorts as a first step. */
  messagesToSort: count(120),

  contractsRead: count(topics.contracts.read),
  contractWeeks: weeks(topics.contractReading.weeks),
  contractMinutesByHand: minutes(topics.contractReading.minutesByHand),
  contractHoursByHand: hours(Math.round((topics.contracts.read * topics.contractReading.minutesByHand) / 60)),
  contractCheckingHours: hours(Math.round((topics.contracts.flagged * topics.contractReading.minutesPerClause) / 60)),
  contractClausesFlagged: count(topics.contracts.flagged),
  contractFalseAlarms: count(topics.contracts.falseAlarms),
  contractClausesPerFalseAlarm: count(topics.contracts.flagged / topics.contracts.falseAlarms),
  deadlinesMissedBefore: count(topics.deadlines.before),
  deadlinesMissed: count(topics.deadlines.after),
  deadlineCost: exampleMoney(topics.deadlineCost),
  contractProjectPrice: exampleMoney(topics.contractMoney.project),
  contractRunningCost: exampleMoney(topics.contractMoney.running),
  contractLeft: exampleMoney(topics.deadlineCost - topics.contractMoney.project - 12 * topics.contractMoney.running),
  constructionRisks: count(topics.risks.length),
} satisfies NamedFacts
