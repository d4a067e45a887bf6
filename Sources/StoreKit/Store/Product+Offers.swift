import Foundation

extension Product {
  /// An offer of a subscription.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/subscriptionoffer).
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new subscribers.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For the app's own choice of subscribers.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// For former subscribers.
      public static let winBack = OfferType(rawValue: "WinBack")
      /// The name of the kind.
      public var localizedDescription: String { rawValue }
    }

    /// The way in which an offer is paid for.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// For all periods at first.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// The name of the way.
      public var localizedDescription: String { rawValue }
    }

    /// The identifier of the offer; nil for new subscribers.
    public let id: String?
    /// The kind of offer.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as text.
    public let displayPrice: String
    /// The length of a period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The way in which the offer is paid for.
    public let paymentMode: PaymentMode
  }

  /// A length of time.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/product/subscriptionperiod).
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      var component: Calendar.Component {
        switch self {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      }
      /// The name of the unit.
      public var localizedDescription: String { "\(self)".capitalized }
    }

    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }

    /// A week.
    public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
    /// A month.
    public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
    /// A year.
    public static let yearly = SubscriptionPeriod(value: 1, unit: .year)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
    /// Half a year.
    public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)

    /// Returns the time that begins with a date.
    public func dateRange(referenceDate: Date = Date()) -> Range<Date> {
      let end = Calendar(identifier: .gregorian).date(byAdding: unit.component, value: value, to: referenceDate)
      return referenceDate..<max(referenceDate, end ?? referenceDate)
    }
  }
}

extension DateComponents {
  /// Creates the components of a length of time.
  public init(subscriptionPeriod period: Product.SubscriptionPeriod) {
    self.init()
    switch period.unit {
    case .day: day = period.value
    case .week: weekOfYear = period.value
    case .month: month = period.value
    case .year: year = period.value
    }
  }
}
