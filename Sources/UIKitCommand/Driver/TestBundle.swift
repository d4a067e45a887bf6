import Foundation

/// Gives the program of tests the properties that the main bundle has in tests of packages on Apple's platforms, where
/// Xcode's `xctest` runs them: without them, `Bundle.main.bundleIdentifier` is nil.
enum TestBundle {
  /// Writes `Info.plist` beside a program. The version is that of Xcode, as since Xcode 13.
  static func writeProperties(in folder: String) throws {
    let properties = [
      "CFBundleDevelopmentRegion": "en", "CFBundleIdentifier": "com.apple.dt.xctest.tool",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": "xctest", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "26.0", "CFBundleVersion": "26000",
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0)
    try Files.write(String(decoding: data, as: UTF8.self), to: folder + "/Info.plist")
  }
}
