/// The kind of a container of elements.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype).
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular kind.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark of the content.
  case landmark = 3
  /// A group, whose label is read when the user moves into it.
  case semanticGroup = 4
}

/// Whether the elements of a container are visited one by one. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle).
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  /// One by one.
  case separate = 1
  /// All as one element.
  case combined = 2
}

/// The direction of `accessibilityScroll(_:)`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection).
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// The kind of text in an element. Stored; has no effect here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext).
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A document that is being written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story to be read, such as a book.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Commands and their output.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
