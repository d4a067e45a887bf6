import QuartzCore
import UIKit

/// The key in an error's `userInfo` of the fonts' descriptors.
nonisolated(unsafe) public let kCTFontManagerErrorFontDescriptorsKey: CFString =
  "CTFontManagerErrorFontDescriptors" as NSString
/// The key in an error's `userInfo` of the assets' names.
nonisolated(unsafe) public let kCTFontManagerErrorFontAssetNameKey: CFString =
  "CTFontManagerErrorFontAssetNameKey" as NSString

/// Returns descriptors of the fonts that the program has registered by their files, whatever the scope.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
  RegisteredFonts.paths.compactMap { ApplicationFonts.postScriptName(ofFontIn: $0) }.map {
    UIFontDescriptor(name: $0, size: 0)
  }
}

/// Returns a descriptor of the font in a file's bytes, which is registered in this program, so that the descriptor
/// finds it; nil if there is none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  guard let provider = CGDataProvider(data: data), let font = CGFont(provider), let name = font.postScriptName
  else { return nil }
  // A font of the name may be there already, and is as good.
  CTFontManagerRegisterGraphicsFont(font, nil)
  return UIFontDescriptor(name: name as String, size: 0)
}

/// Returns a descriptor of the font in a file's bytes, like `CTFontManagerCreateFontDescriptorFromData`; an empty array
/// if there is none. Of a collection of fonts, only the first is found.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  CTFontManagerCreateFontDescriptorFromData(data).map { [$0] } ?? []
}

/// Makes the fonts of descriptors with a file (`kCTFontURLAttribute`) available in this program.
///
/// - Parameters:
///   - scope: without effect: other programs do not see the fonts.
///   - enabled: without effect: the fonts are available at once.
///   - registrationHandler: called once, on the calling thread, with an error for each descriptor that has no file, or
///     whose file cannot be registered, and true. Its result is ignored.
public func CTFontManagerRegisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  _ = registrationHandler?(errors(of: fontDescriptors, CTFontManagerRegisterFontsForURL), true)
}

/// Unregisters the fonts of descriptors with a file (`kCTFontURLAttribute`).
///
/// - Parameter registrationHandler: called once, on the calling thread, with an error for each descriptor that has no
///   file, or whose file is not registered, and true. Its result is ignored.
public func CTFontManagerUnregisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  _ = registrationHandler?(errors(of: fontDescriptors, CTFontManagerUnregisterFontsForURL), true)
}

private func errors(
  of descriptors: CFArray, _ change: (CFURL, CTFontManagerScope, UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
) -> [CFError] {
  descriptors.compactMap { $0 as? CTFontDescriptor }.compactMap { descriptor in
    let key = kCTFontManagerErrorFontDescriptorsKey as String
    let domain = kCTFontManagerErrorDomain as String
    let file = CTFontDescriptorCopyAttribute(descriptor, kCTFontURLAttribute)
    guard let url = file as? NSURL ?? (file as? URL).map({ $0 as NSURL }) else {
      return NSError(
        domain: domain, code: CTFontManagerError.insufficientInfo.rawValue, userInfo: [key: [descriptor] as NSArray])
    }
    var failure: Unmanaged<CFError>?
    guard !change(url, .process, &failure), let error = failure?.takeRetainedValue() else { return nil }
    var info = error.userInfo
    info[key] = [descriptor] as NSArray
    return NSError(domain: domain, code: error.code, userInfo: info)
  }
}

/// Fails for every name: there are no assets of fonts.
///
/// - Parameter registrationHandler: called once, on the calling thread, with an error for each name, and true.
public func CTFontManagerRegisterFontsWithAssetNames(
  _ fontAssetNames: CFArray, _ bundle: Bundle?, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let failures = fontAssetNames.map { name in
    let info = [kCTFontManagerErrorFontAssetNameKey as String: [name] as NSArray]
    return NSError(
      domain: kCTFontManagerErrorDomain as String, code: CTFontManagerError.assetNotFound.rawValue, userInfo: info)
  }
  _ = registrationHandler?(failures, true)
}

/// Passes the descriptors of fonts that are not installed to a closure, before it returns. Nothing is downloaded.
public func CTFontManagerRequestFonts(_ fontDescriptors: CFArray, _ completionHandler: @escaping (CFArray) -> Void) {
  completionHandler(
    fontDescriptors.compactMap { $0 as? CTFontDescriptor }.filter {
      CTFontDescriptorCreateMatchingFontDescriptor($0, nil) == nil
    })
}
