import UIKit

/// The class of tags that are endings of file names.
///
/// A constant: unsafe because the type of the C name is not `Sendable`.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension" as NSString

private let identifiers = [
  "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
  "txt": "public.plain-text",
  "json": "public.json", "xml": "public.xml", "html": "public.html", "pdf": "com.adobe.pdf", "svg": "public.svg-image",
  "patch": "public.patch-file", "swift": "public.swift-source", "plist": "com.apple.property-list",
]

/// Returns the identifier of the files with an ending; for one that is not known, one made up of it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  guard tagClass == kUTTagClassFilenameExtension else { return nil }
  let ending = (tag as String).lowercased()
  return Unmanaged.passRetained((identifiers[ending] ?? "dyn." + ending) as NSString)
}
