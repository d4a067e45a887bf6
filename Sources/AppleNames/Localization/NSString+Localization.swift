import Foundation

extension NSString {
  /// Returns the translation of a key of the program's bundle, for a notification.
  public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    let values = arguments.map { argument -> any CVarArg in
      argument as? any CVarArg ?? NSString(string: argument as? String ?? "\(argument)")
    }
    return String(format: format, locale: .current, arguments: values)
  }

  /// Returns a text of a format, with numbers in the user's language.
  public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }
}
