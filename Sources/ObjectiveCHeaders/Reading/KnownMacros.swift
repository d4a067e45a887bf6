/// The macros of Apple's headers that mean something to the parser, and so are never expanded, and the values of those
/// that conditions ask for.
enum KnownMacros {
  /// Returns whether a header that asks `#ifdef` gets yes although none of the headers defines the macro.
  static func isDefined(_ name: String) -> Bool {
    if defined.contains(name) || values[name] != nil { return true }
    return kept(name)
  }

  /// Returns whether uses of the macro stay as they are, even if a header defines it.
  static func kept(_ name: String) -> Bool {
    guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "_") else { return false }
    return prefixes.contains(where: name.hasPrefix) || words.contains(name)
  }

  private static let prefixes = [
    "NS_SWIFT_", "API_", "NS_AVAILABLE", "NS_DEPRECATED", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM",
    "NS_TYPED_", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM", "NS_TYPED_EXTENSIBLE", "NS_REFINED", "NS_ASSUME_",
    "CF_ENUM", "CF_OPTIONS", "CF_CLOSED_ENUM", "__IOS_", "__OSX_", "__TVOS_", "__WATCHOS_", "CF_SWIFT_",
    "CF_ASSUME_",
  ]
  private static let words: Set<String> = [
    "NS_UNAVAILABLE", "NS_DESIGNATED_INITIALIZER", "NS_REQUIRES_SUPER", "NS_NOESCAPE", "CF_NOESCAPE",
    "NS_FORMAT_FUNCTION", "NS_RETURNS_RETAINED", "NS_RETURNS_NOT_RETAINED", "NS_RETURNS_INNER_POINTER",
    "NS_REQUIRES_NIL_TERMINATION", "NS_CLASS_AVAILABLE", "NS_CLASS_AVAILABLE_IOS", "NS_CLASS_DEPRECATED",
    "NS_EXTENSION_UNAVAILABLE", "NS_EXTENSION_UNAVAILABLE_IOS", "NS_INLINE", "NS_WARN_UNUSED_RESULT",
    "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "UIKIT_STATIC_INLINE", "CG_EXTERN", "CG_INLINE",
    "CF_EXPORT", "CF_INLINE", "OBJC_EXPORT", "OBJC_EXTERN", "DEPRECATED_ATTRIBUTE", "DEPRECATED_MSG_ATTRIBUTE",
    "UNAVAILABLE_ATTRIBUTE", "IBOutlet", "IBOutletCollection", "IBAction", "IBInspectable", "IB_DESIGNABLE",
    "UI_APPEARANCE_SELECTOR", "NS_ROOT_CLASS", "NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION", "NS_BLOCKS_AVAILABLE",
    "NS_AUTOMATED_REFCOUNT_UNAVAILABLE", "NS_VALID_UNTIL_END_OF_SCOPE", "NS_NONATOMIC_IOSONLY", "BOOL", "YES", "NO",
    "NSInteger", "NSUInteger", "CGFloat", "Nil",
  ]
  private static let defined: Set<String> = [
    "__OBJC__", "__APPLE__", "__clang__", "__GNUC__", "__BLOCKS__", "OBJC_ARC", "__IPHONE_OS_VERSION_MAX_ALLOWED",
  ]
  /// A program for the newest iOS, compiled as Objective-C with reference counting for 64 bits.
  static let values: [String: Int] = {
    var values = [
      "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_EMBEDDED": 1, "TARGET_OS_MAC": 1, "TARGET_OS_SIMULATOR": 0,
      "TARGET_IPHONE_SIMULATOR": 0, "TARGET_OS_OSX": 0, "TARGET_OS_TV": 0, "TARGET_OS_WATCH": 0, "TARGET_OS_VISION": 0,
      "TARGET_OS_MACCATALYST": 0, "TARGET_OS_UIKITFORMAC": 0, "__OBJC__": 1, "__APPLE__": 1, "__clang__": 1,
      "__GNUC__": 4, "__LP64__": 1, "__IPHONE_OS_VERSION_MAX_ALLOWED": 990_000,
      "__IPHONE_OS_VERSION_MIN_REQUIRED": 990_000, "OBJC_BOOL_IS_BOOL": 1, "__clang_major__": 17, "YES": 1, "NO": 0,
      "true": 1, "false": 0, "__STDC_VERSION__": 201_710, "NSIntegerMax": .max, "NSIntegerMin": .min,
      "NSNotFound": .max, "INT_MAX": Int(Int32.max), "INT_MIN": Int(Int32.min), "UINT_MAX": Int(UInt32.max),
      "UINT32_MAX": Int(UInt32.max), "INT32_MAX": Int(Int32.max), "NSUIntegerMax": -1, "ULONG_MAX": -1,
    ]
    // Versions such as `__IPHONE_13_0`.
    for major in 2...30 { for minor in 0...9 { values["__IPHONE_\(major)_\(minor)"] = major * 10_000 + minor * 100 } }
    return values
  }()
}
