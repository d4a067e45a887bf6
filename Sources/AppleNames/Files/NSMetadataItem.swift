import Foundation

/// A file in the user's cloud, found by a query. There is no account here.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsmetadataitem).
open class NSMetadataItem: NSObject {
  /// The names of the attributes: none.
  open var attributes: [String] { [] }
  /// Returns the value of an attribute: nil.
  open func value(forAttribute key: String) -> Any? { nil }
  /// Returns the values of attributes: those that the item has.
  open func values(forAttributes keys: [String]) -> [String: Any]? {
    keys.reduce(into: [:]) { $0[$1] = value(forAttribute: $1) }
  }

  /// Creates an item without attributes, for subclasses.
  public override init() { super.init() }
}

/// The name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name that is shown.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The URL of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of a file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The size in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The time of creation.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The time of the last change.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The type of the content.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// The types to which the content conforms.
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
/// Whether a file is in the cloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// Whether versions of a file conflict.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// How much of a file is on this device.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// Whether a file is being downloaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// Whether a file is in the cloud already.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// Whether a file is being uploaded.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// How much of a file has been downloaded, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// How much of a file has been uploaded, in percent.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// The reason for which a file cannot be downloaded.
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
/// The reason for which a file cannot be uploaded.
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
/// Whether a file was asked for.
public let NSMetadataUbiquitousItemDownloadRequestedKey = "NSMetadataUbiquitousItemDownloadRequestedKey"
/// The name of the container in which a file is.
public let NSMetadataUbiquitousItemContainerDisplayNameKey = "NSMetadataUbiquitousItemContainerDisplayNameKey"
/// The status of a file that is not on this device.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// The status of a file that is on this device in some version.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The status of a file that is on this device in its last version.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
