import QuartzCore
import UIKit

/// Core Foundation's error, which is Foundation's here.
public typealias CFError = NSError

/// Returns the error's description.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription as NSString }

/// The programs that can use a registered font. Here it is always the one that registers it.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontmanagerscope).
public enum CTFontManagerScope: UInt32, Sendable {
  /// No program.
  case none = 0
  /// The program that registers the font.
  case process = 1
  /// All programs of the user, beyond this one's end; here like `process`.
  case persistent = 2
  /// All programs until the user logs out; here like `process`.
  case session = 3

  /// The name of `persistent` before iOS 13.
  public static var user: CTFontManagerScope { .persistent }
}

/// The domain of errors of registering fonts.
nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString =
  "com.apple.CoreText.CTFontManagerErrorDomain" as NSString

/// The reason why a font could not be registered or unregistered.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontmanagererror).
public enum CTFontManagerError: Int, Sendable {
  /// There is no file at the address.
  case fileNotFound = 101
  /// The file contains no font that can be read.
  case unrecognizedFormat = 103
  /// The file's fonts are registered already.
  case alreadyRegistered = 105
  /// There is no asset with the name.
  case assetNotFound = 107
  /// The file's fonts are not registered, so that they cannot be unregistered.
  case notRegistered = 201
  /// The descriptor does not name a file.
  case insufficientInfo = 303

  // The others are never reported here.

  /// The program may not read the file.
  case insufficientPermissions = 102
  /// The font is damaged.
  case invalidFontData = 104
  /// There are too many fonts.
  case exceededResourceLimit = 106
  /// The font is in use.
  case inUse = 202
  /// The system needs the font.
  case systemRequired = 203
  /// Another reason.
  case registrationFailed = 301
  /// The program may not register fonts.
  case missingEntitlement = 302
  /// The user does not want it.
  case cancelledByUser = 304
  /// Another font has the name.
  case duplicatedName = 305
  /// The file is not in the program's bundle.
  case invalidFilePath = 306
  /// Fonts cannot be registered for these programs.
  case unsupportedScope = 307
}

private func fontError(_ code: CTFontManagerError, _ url: URL) -> Unmanaged<CFError> {
  let reason =
    switch code {
    case .fileNotFound: "There is no file \(url.path)."
    case .unrecognizedFormat: "The file \(url.path) has no font that can be read."
    case .alreadyRegistered: "The fonts of \(url.path) are registered already."
    case .notRegistered: "The fonts of \(url.path) are not registered."
    default: "The fonts of \(url.path) cannot be registered."
    }
  let info = [NSLocalizedDescriptionKey: reason]
  return .passRetained(NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue, userInfo: info))
}

/// Makes the fonts of a file available to `UIFont(name:size:)` in this program.
///
/// - Parameters:
///   - scope: without effect: other programs do not see the fonts.
///   - error: set to a `CTFontManagerError` if the result is false; the caller has to release it.
/// - Returns: false if there is no such file, it contains no font, or its fonts are already registered.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let url = fontURL as URL
  let path = url.standardizedFileURL.path
  let failure: CTFontManagerError? =
    if !FileManager.default.fileExists(atPath: path) {
      .fileNotFound
    } else if ApplicationFonts.contains(path) {
      .alreadyRegistered
    } else {
      ApplicationFonts.add(path) ? nil : .unrecognizedFormat
    }
  guard let failure else {
    RegisteredFonts.add(path)
    return true
  }
  error?.pointee = fontError(failure, url)
  return false
}

/// Unregisters the fonts of a file that `CTFontManagerRegisterFontsForURL` registered.
///
/// - Returns: false if they are not registered.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let url = fontURL as URL
  if ApplicationFonts.remove(url.standardizedFileURL.path) {
    RegisteredFonts.remove(url.standardizedFileURL.path)
    return true
  }
  error?.pointee = fontError(.notRegistered, url)
  return false
}

/// Makes a font that was created from its file's bytes available to `UIFont(name:size:)` in this program.
///
/// - Parameter error: set to a `CTFontManagerError` if the result is false; the caller has to release it.
/// - Returns: false if the font is already registered or was created by its name.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = font.postScriptName.map { $0 as String } ?? ""
  guard let file = font.file, ApplicationFonts.face(named: name) == nil else {
    error?.pointee = fontError(.alreadyRegistered, font.file ?? URL(fileURLWithPath: name))
    return false
  }
  guard ApplicationFonts.add(file.standardizedFileURL.path) else {
    error?.pointee = fontError(.unrecognizedFormat, file)
    return false
  }
  font.isRegistered = true
  return true
}

/// Unregisters a font that `CTFontManagerRegisterGraphicsFont` registered.
///
/// - Returns: false if it is not registered.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if let file = font.file, ApplicationFonts.remove(file.standardizedFileURL.path) {
    font.isRegistered = false
    return true
  }
  error?.pointee = fontError(.notRegistered, font.file ?? URL(fileURLWithPath: ""))
  return false
}
