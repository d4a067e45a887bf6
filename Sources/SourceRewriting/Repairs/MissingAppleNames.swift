/// Distinguishes errors about names of Apple's frameworks that are missing here from mistakes in the sources.
///
/// Only the former are worked around. A name counts as missing if it is on the lists of UIKit's and other frameworks'
/// names that do not exist here, has the prefix of a framework that is missing, or is declared by the package in code
/// that had to be left out.
struct MissingAppleNames {
  /// The names of the declarations that were left out of this module and of those that it imports.
  let leftOut: Set<String>
  let module: ModuleIndex

  /// The syntactic role of a missing name.
  enum Kind: Equatable {
    /// A type that cannot conform to a protocol, because members of it are left out.
    case conformance
    /// A class without initialisers, because they are left out.
    case initializers
    /// A type, function, constant or member.
    case name
    /// A call that does not fit the declarations of its name: one that does may have been left out.
    case call
    /// A member of a superclass that an `override` names; its name is at the error's position.
    case overridden
  }

  /// Returns the name that an error is about if it is missing; nil for other errors.
  ///
  /// - Parameters:
  ///   - isOnSwiftUI: whether the file imports SwiftUI.
  ///   - isOnMissing: whether it imports another framework that is missing here, whose types are not known.
  func name(in message: String, isOnSwiftUI: Bool, isOnMissing: Bool = false) -> (name: String, kind: Kind)? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if message.hasPrefix("cannot find "), message.contains(" in scope"), parts.count >= 3 {
      let isType = parts[1].first?.isUppercase ?? false
      return isOnMissing && isType || isMissing(global: parts[1], isOnSwiftUI: isOnSwiftUI) ? (parts[1], .name) : nil
    }
    if message.contains(" has no member '"), parts.count >= 5 {
      let member = parts[parts.count - 2]
      // `value of type 'TextView' (aka 'UITextView') has no member …`
      let type = parts.count >= 7 && parts[2].hasSuffix("(aka ") ? parts[3] : parts[1]
      return isMissing(member: member, of: type) ? (member, .name) : nil
    }
    if message.hasPrefix("no type named '"), parts.count >= 5,
      BuildConditions.applicationModules.contains(parts[3]) || BuildConditions.kitModules.contains(parts[3])
    {
      return (parts[1], .name)
    }
    // Without a context, a short name such as `new` is ambiguous.
    if message.hasPrefix("reference to member '"), parts.count >= 3, parts[1].count > 7 {
      return Self.members.contains(parts[1]) || isLeftOut(parts[1]) ? (parts[1], .name) : nil
    }
    if message.contains(" is not a member type of "), parts.count >= 5 {
      return isMissing(member: parts[1], of: parts[3]) ? (parts[1], .name) : nil
    }
    if message.hasPrefix("'"), message.contains(" unavailable") || message.contains(" has been renamed to "),
      case let lowercased = message.lowercased(), Self.excuses.contains(where: { lowercased.contains($0) })
    {
      return (parts[1], .name)
    }
    if message.hasPrefix("type '"), message.contains("' does not conform to protocol '"), parts.count > 3 {
      return (parts[3], .conformance)
    }
    if message.hasPrefix("class '"), message.hasSuffix("' has no initializers") { return (parts[1], .initializers) }
    if message.hasSuffix("does not override any method from its superclass")
      || message.hasSuffix("does not override any property from its superclass")
    {
      return ("", .overridden)
    }
    if message.hasPrefix("cannot assign to property: '"), message.hasSuffix("' is a get-only property"),
      Self.readOnly.contains(parts[1])
    {
      return (parts[1], .name)
    }
    if Self.misfits.contains(where: { message.hasPrefix($0) }) { return ("", .call) }
    return nil
  }

  /// Returns whether a function of this name was left out, or is in code that is not compiled here.
  func isLeftOut(_ name: String) -> Bool { leftOut.contains(name) || module.isInactive(name) }

  /// Returns whether UIKit has a member of this name that is missing here.
  func isMissing(overridden name: String) -> Bool { Self.members.contains(name) || leftOut.contains(name) }

  /// Properties of Foundation that can only be read on Linux.
  private static let readOnly: Set<String> = ["sharedContainerIdentifier"]

  /// The beginnings of messages about calls that do not fit a declaration.
  private static let misfits = [
    "incorrect argument label", "cannot call value of non-function type '", "missing argument", "extra argument",
    "argument passed to call that takes no arguments", "no exact matches in call to ",
    // A pattern with a case that was left out is read as a call.
    "'_' can only appear in a pattern",
    // Without the declaration, its arguments have no type.
    "cannot infer key path type from context", "cannot infer contextual base in reference to member '",
    "cannot infer type of closure parameter '", "cannot infer type of key path", "generic parameter '",
  ]

  private func isMissing(global name: String, isOnSwiftUI: Bool) -> Bool {
    if leftOut.contains(name) || Self.others.contains(name) { return true }
    if MissingUIKitNames.globals.contains(name) || MissingFrameworkNames.globals.contains(name) { return true }
    if module.isInactive(name) { return true }
    // Members of the object itself are written without `self`.
    if name.first?.isLowercase ?? false, Self.members.contains(name) { return true }
    if isOnSwiftUI, ["Font", "Context"].contains(name) || SwiftUINames.all.contains(name) { return true }
    return Self.prefixes.contains { prefix in
      name.hasPrefix(prefix) && Self.continues(name.dropFirst(prefix.count), after: prefix)
        && !module.hasTypes(withPrefix: prefix)
    }
  }

  /// Returns whether the rest of a name can follow a prefix: `CTLine`, `kCTFont…`, `vDSP_add`, but not `CTx`. A long
  /// prefix may be a name itself.
  private static func continues(_ rest: Substring, after prefix: String) -> Bool {
    if rest.isEmpty { return prefix.count > 8 }
    return prefix.hasSuffix("_") ? !rest.isEmpty : rest.first?.isUppercase ?? false
  }

  private func isMissing(member: String, of text: String) -> Bool {
    if leftOut.contains(member) || module.isInactive(member) { return true }
    let type = Self.bareName(text)
    let names = [type, Self.bridged[type] ?? type]
    let tables = [MissingUIKitNames.members, MissingFrameworkNames.members, Self.otherMembers]
    if tables.contains(where: { table in names.contains { table[$0]?.contains(member) ?? false } }) { return true }
    if AppleClasses.superclasses(of: type).contains(where: { MissingUIKitNames.members[$0]?.contains(member) ?? false })
    {
      return true
    }
    // These frameworks exist in parts.
    if Self.partial.contains(where: { type.hasPrefix($0) && Self.continues(type.dropFirst($0.count), after: $0) }),
      module.records(of: type).allSatisfy({ $0.kind == .extension })
    {
      return true
    }
    // A class of the package may inherit the member; its other types cannot have one of UIKit's.
    return module.isClass(type) && Self.members.contains(member)
  }

  /// Returns the name of a type without `any`, `.Type`, optional marks and arguments.
  private static func bareName(_ text: String) -> String {
    var name = Substring(text)
    if name.hasPrefix("any ") { name = name.dropFirst(4) }
    if name.hasSuffix(".Type") { name = name.dropLast(5) }
    name = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    for module in ["UIKitCore.", "UIKitCollections.", "Foundation.", "QuartzCore."] where name.hasPrefix(module) {
      name = name.dropFirst(module.count)
    }
    return String(name)
  }

  /// Phrases in the messages about declarations of Foundation that are unavailable on Linux.
  private static let excuses = [
    "corelibs", "not supported", "isn't supported", "not implemented", "not yet implemented",
  ]

  /// Names of members that a class may inherit.
  private static let members: Set<String> = MissingUIKitNames.members.values.reduce(
    into: MissingFrameworkNames.members["NSObject"] ?? []
  ) { $0.formUnion($1) }

  /// The classes whose members Swift's own types have, too.
  private static let bridged = [
    "String": "NSString", "URL": "NSURL", "Data": "NSData", "Date": "NSDate", "Calendar": "NSCalendar",
    "Locale": "NSLocale", "URLRequest": "NSURLRequest", "URLComponents": "NSURLComponents",
  ]

  /// The prefixes of frameworks of which nothing, or little, exists here.
  private static let prefixes = [
    "CT", "kCT", "CM", "kCM", "CV", "kCV", "CL", "kCL", "MK", "WK", "SK", "SCN", "MTL", "MTK", "GLK", "AR", "PH",
    "CN", "EK", "UN", "SF", "MF", "LA", "AS", "GK", "MP", "QL", "LP", "PDF", "PK", "CK", "CB", "CH", "HK", "HM", "INX",
    "ML", "VN", "NL", "SCNetwork", "Sec", "kSec", "kSC", "AudioServices", "AudioQueue", "AudioUnit", "kAudio", "kCF",
    "CF",
    "vDSP_", "DSP", "FFT", "vImage", "cblas_", "simd_", "matrix_", "vector_", "sparse_",
    "AU", "kAU", "CAF", "kCAF", "ExtAudio", "AudioFile", "AudioFormat", "AudioStream", "AudioBuffer", "AudioChannel",
    "AudioComponent", "AudioConverter", "AudioTimeStamp", "AudioObject", "AudioDevice", "AudioSession", "AudioValue",
    "NW", "nw_", "NW_", "sec_", "SSL", "ABAddress", "ABRecord", "kAB", "IOSurface", "kIOSurface", "UTType", "kUT",
    "kLA",
    "MIDI", "MTAudio", "kMTAudio", "AV", "CI", "CGPDF", "kCGPDF",
    "kCI", "kCGImage", "CGImageMetadata", "CGMutableImageMetadata", "CGImageDestination", "CGImageSource",
    "CGAnimateImage",
    "CGDataConsumer", "CGEvent", "CGDisplay", "NSManaged", "NSFetch", "NSPersistent", "NSEntity",
    "NSMetadata", "NSUbiquitous", "NSFile", "NSLinguistic", "NSInvocation", "NSMethodSignature", "NSExtension",
    "NSWindow", "NSView", "NSApplication", "NSScreen", "objc_", "class_", "method_", "ivar_", "protocol_", "sel_",
    "property_",
    "dispatch_", "mach_", "MACH_", "KERN_", "host_", "HOST_", "thread_", "THREAD_", "task_", "TASK_", "vm_", "sysctl",
    "xpc_", "os_", "CC_", "kCC", "CCCryptor",
  ]

  /// The prefixes of the types of frameworks of which there are parts only, without a list of what is missing.
  private static let partial = [
    "AV", "CI", "CT", "NW", "MK", "CL", "SF", "MF", "UN", "PH", "SK", "CN", "EK", "CB", "CM", "MP", "LP", "QL", "LA",
  ]

  /// Names without such a prefix.
  private static let others: Set<String> = [
    "NSProxy", "NSUserActivityTypeBrowsingWeb", "NSClassDescription", "NSAppleScript", "NSXPCConnection",
    "NSConnection", "NSDistantObject", "NSPortMessage", "NSUserNotification", "NSGarbageCollector", "Protocol", "Class",
    "NSCloudSharing", "kIOMasterPortDefault", "JSContext", "JSValue", "GCController", "CSSearchableItem", "IBAction",
    "CFBridgingRetain", "CFBridgingRelease", "NSSelectorFromString", "ptrace", "if_data", "FFT_RADIX2", "FFT_FORWARD",
    "FFT_INVERSE", "sysctl", "statfs",
    "P256", "P384", "P521", "Curve25519", "SecureEnclave",
    "SharedSecret", "HPKE", "NXGetLocalArchInfo", "NXArchInfo", "NXGetArchInfoFromCpuType",
  ]

  /// Members of classes of other modules.
  private static let otherMembers: [String: Set<String>] = [
    "DateFormatter": ["formattingContext"], "NumberFormatter": ["formattingContext"],
    "NSData": ["compressed", "decompressed", "compress", "decompress"],
    "Bundle": ["appStoreReceiptURL", "localizedAttributedString"],
    "URLSessionTask": ["taskDescription", "prefersIncrementalDelivery"],
    "ProcessInfo": ["isiOSAppOnMac", "isMacCatalystApp"],
    "NSUserActivity": ["persistentIdentifier", "contentAttributeSet"],
    "sockaddr": ["sa_len"],
    "CGContext": ["addDocumentMetadata", "drawPDFPage"],
  ]
}
