import QuartzCore
import UIKit

/// The key in an error's `userInfo` of the files' addresses.
nonisolated(unsafe) public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs" as NSString

/// Registers or unregisters files, and returns an error for each that failed.
private func errors(
  for fontURLs: CFArray,
  _ change: (CFURL, CTFontManagerScope, UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
) -> [CFError] {
  fontURLs.compactMap { element in
    guard let url = element as? URL ?? (element as? NSURL).map({ $0 as URL }) else { return nil }
    var failure: Unmanaged<CFError>?
    guard !change(url as NSURL, .process, &failure), let error = failure?.takeRetainedValue() else { return nil }
    var info = error.userInfo
    info[kCTFontManagerErrorFontURLsKey as String] = [url] as NSArray
    return NSError(domain: error.domain, code: error.code, userInfo: info)
  }
}

/// Makes the fonts of several files available to `UIFont(name:size:)` in this program.
///
/// - Parameters:
///   - scope: without effect: other programs do not see the fonts.
///   - enabled: without effect: the fonts are available at once.
///   - registrationHandler: called once, on the calling thread, with an error for each file that has no font or is
///     registered already, and true. Its result is ignored, as nothing remains to be done.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let failures = errors(for: fontURLs, CTFontManagerRegisterFontsForURL)
  _ = registrationHandler?(failures, true)
}

/// Unregisters the fonts of several files.
///
/// - Parameter registrationHandler: called once, on the calling thread, with an error for each file whose fonts are not
///   registered, and true. Its result is ignored.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let failures = errors(for: fontURLs, CTFontManagerUnregisterFontsForURL)
  _ = registrationHandler?(failures, true)
}

/// Makes the fonts of several files available, as before iOS 13.
///
/// - Parameter errors: set to the errors if there are any; the caller has to release them.
/// - Returns: whether all were registered.
@discardableResult public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool { store(AppleNames.errors(for: fontURLs, CTFontManagerRegisterFontsForURL), in: errors) }

/// Unregisters the fonts of several files, as before iOS 13.
///
/// - Parameter errors: set to the errors if there are any; the caller has to release them.
/// - Returns: whether all were unregistered.
@discardableResult public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool { store(AppleNames.errors(for: fontURLs, CTFontManagerUnregisterFontsForURL), in: errors) }

private func store(_ failures: [CFError], in place: UnsafeMutablePointer<Unmanaged<NSArray>?>?) -> Bool {
  if !failures.isEmpty { place?.pointee = .passRetained(failures as NSArray) }
  return failures.isEmpty
}

/// Returns the names of all font families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames.sorted() }

/// Returns the PostScript names of all fonts, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  Set(UIFont.familyNames.flatMap(UIFont.fontNames)).sorted()
}

/// Returns descriptors of the fonts of a file, by their names. `CTFontCreateWithFontDescriptor` finds them only after
/// the file was registered.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let path = (fileURL as URL).standardizedFileURL.path
  guard let name = ApplicationFonts.postScriptName(ofFontIn: path) else { return nil }
  return [UIFontDescriptor(name: name, size: 0)]
}
