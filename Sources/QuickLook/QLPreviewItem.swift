import UIKit

/// A file that can be previewed.
///
/// See [Apple's page](https://developer.apple.com/documentation/quicklook/qlpreviewitem).
@preconcurrency @MainActor public protocol QLPreviewItem: NSObjectProtocol {
  /// The address of the file; nil if it is not known yet.
  var previewItemURL: URL? { get }
  /// The title; nil, the default, for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The file's address itself.
  public var previewItemURL: URL? { self as URL }
}
