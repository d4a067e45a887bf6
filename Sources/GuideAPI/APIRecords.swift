import Foundation
import GuideExport
import GuideModel
import GuideStore
import Reminders

/// A page of a list, with the address of the next.
struct PageRecord<Item: Described>: Record {
  var items: [Item]
  /// The address of the next page; missing on the last.
  var next: String?

  static var notes: [String: Schema] {
    ["next": .noted(.text(), "The address of the next page; absent on the last.")]
  }
}

struct ChannelRecord: Record {
  static let schemaName: String? = "Channel"

  var key: Int32
  var id: String
  var name: String
  var number: String
  var logo: String
  var groups: [String]
  var hidden: Bool

  init(_ channel: Channel) {
    key = channel.id
    id = channel.feedID
    name = channel.name
    number = channel.number
    logo = AddressPrivacy.withoutUser(channel.iconURL)
    groups = channel.groups
    hidden = channel.isHidden
  }
}

struct AiringRecord: Record {
  static let schemaName: String? = "Airing"
  static let notes: [String: Schema] = ["start": .instant, "stop": .instant]

  /// Names it among those of its row: `row.channel.start.ordinal`.
  var id: String
  var channel: Int32
  var start: String
  var stop: String
  var title: String
  var subtitle: String
  var summary: String
  var genre: String?
  var isNew: Bool
  var isRepeat: Bool
  var isLive: Bool
  var isFilm: Bool

  init(_ airing: Airing, on row: Channel.Key) {
    let facts = AiringFacts(airing)
    id = AiringName(row: row, airing: airing.id).text
    channel = row
    start = facts.start
    stop = facts.stop
    title = facts.title
    subtitle = facts.subtitle
    summary = facts.summary
    genre = facts.genre
    isNew = !airing.flags.isDisjoint(with: [.new, .premiere])
    isRepeat = facts.isRepeat
    isLive = facts.isLive
    isFilm = airing.flags.contains(.film)
  }
}

/// An airing with everything its feed says.
struct ProgrammeRecord: Record {
  static let schemaName: String? = "Programme"

  struct Person: Record {
    var job: String
    var name: String
    var role: String
  }

  var airing: AiringRecord
  var description: String
  var categories: [String]
  var keywords: [String]
  var episode: String
  var date: String
  var people: [Person]
  var ratings: [String]

  init(_ airing: AiringRecord, _ programme: Programme) {
    self.airing = airing
    description = programme.descriptions.first?.text ?? airing.summary
    let facts = ProgrammeFacts(programme)
    categories = facts.categories
    keywords = facts.keywords
    episode = facts.episode
    date = facts.date
    people = facts.people.map { Person(job: $0.job, name: $0.name, role: $0.role) }
    ratings = facts.ratings
  }
}

struct NowRecord: Record {
  static let schemaName: String? = "Now"

  var channel: Int32
  var name: String
  var now: AiringRecord?
  var next: AiringRecord?
}

struct SearchRecord: Record {
  static let schemaName: String? = "Search"
  static let notes: [String: Schema] = ["indexedPart": .number(0...1)]

  struct Hit: Record {
    var airing: AiringRecord
    var passage: String
  }
  var onNow: [Hit]
  var upcoming: [Hit]
  var past: [Hit]
  /// The number of results, at least.
  var total: Int
  /// The part of the guide that is indexed; below 1 there may be more results.
  var indexedPart: Double
  var filters: [String]
}

struct ReminderRecord: Record {
  static let schemaName: String? = "Reminder"
  static let notes: [String: Schema] = [
    "start": .instant, "stop": .instant, "lead": .noted(.integer(), "Seconds before the start."),
  ]

  enum State: String, Described, CaseIterable {
    case waiting, given, snoozed, done, missed

    static var schema: Schema { .oneOf(allCases.map(\.rawValue)) }
    static func sample() -> State { .waiting }
  }

  var id: Int64
  var rule: Int64
  var channel: Int32
  var channelName: String
  var start: String
  var stop: String
  var title: String
  var subtitle: String
  /// Seconds before the start.
  var lead: Int64
  var state: State

  init(_ reminder: PlannedReminder) {
    id = reminder.id
    rule = reminder.rule
    channel = reminder.row
    channelName = reminder.airing.channel.name
    start = ExportTimes.utc(reminder.airing.start)
    stop = ExportTimes.utc(reminder.airing.stop)
    title = reminder.airing.title
    subtitle = reminder.airing.subtitle
    lead = reminder.lead
    state =
      switch reminder.state {
      case .waiting: .waiting
      case .given: .given
      case .snoozed: .snoozed
      case .done: .done
      case .missed: .missed
      }
  }
}

/// The body of a request to create a reminder.
struct NewReminder: Record {
  static let schemaName: String? = "NewReminder"
  static let notes: [String: Schema] = [
    "airing": .noted(.text(), "An airing's id."),
    "lead": .noted(
      .integer(GuideAPI.leads), "Minutes before the start; the guide's setting by default."),
  ]

  /// An airing's `id`.
  var airing: String
  /// Minutes before the start; if it is missing, the guide's setting.
  var lead: Int?
}

struct NewReminderAnswer: Record {
  var rule: Int64
}

/// The reason why a request is not answered (RFC 9457).
struct ProblemRecord: Record {
  static let schemaName: String? = "Problem"

  var type: String
  var title: String
  var status: Int
  var detail: String
  var parameter: String?
}
