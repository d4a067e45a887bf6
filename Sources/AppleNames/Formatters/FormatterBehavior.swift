import Foundation

extension DateFormatter {
  /// The versions of a formatter's behaviour, of which there is one here.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// The version of the behaviour. Stored; has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// The version of the behaviour of new formatters. Stored; has no effect.
  public class var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension NumberFormatter {
  /// The versions of a formatter's behaviour, of which there is one here.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// The version of the behaviour. Stored; has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
