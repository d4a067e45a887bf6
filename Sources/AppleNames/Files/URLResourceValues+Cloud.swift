import Foundation

/// When a file can be read.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/urlfileprotection).
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Always.
  public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
  /// While the device is unlocked.
  public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
  /// While the device is unlocked, and longer if it is open.
  public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
  /// After the device was unlocked once.
  public static let completeUntilFirstUserAuthentication = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
}

/// How much of a file in the cloud is on this device.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/urlubiquitousitemdownloadingstatus).
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let notDownloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
  /// Some version of it.
  public static let downloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  /// The last version.
  public static let current = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
}

extension URLResourceValues {
  /// When the file can be read: nil, as on volumes without protection.
  public var fileProtection: URLFileProtection? { nil }
  /// How much of the file is on this device: nil, as it is not in the cloud.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
}
