import Foundation

/// A unit of time in which quantities are expressed, the largest first.
enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

  /// The length in seconds; that of years and months is the average of the Gregorian calendar.
  var seconds: Int {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The identifier in CLDR, the source of ICU's names.
  var identifier: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// The unit for `Duration`; nil for years and months, whose length varies.
  var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}
