import UIKit
@_exported import UniformTypeIdentifiers

// The identifiers of types under their names of MobileCoreServices. `UTType` has the same.
//
// Constants: unsafe because the type of the C names is not `Sendable`.

/// The class of tags that are endings of file names.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension" as NSString

/// The class of tags that are media types.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type" as NSString

nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item" as NSString
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content" as NSString
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data" as NSString
nonisolated(unsafe) public let kUTTypeDirectory: CFString = "public.directory" as NSString
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url" as NSString
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url" as NSString
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text" as NSString
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text" as NSString
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text" as NSString
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf" as NSString
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html" as NSString
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml" as NSString
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json" as NSString
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image" as NSString
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg" as NSString
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png" as NSString
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff" as NSString
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif" as NSString
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp" as NSString
nonisolated(unsafe) public let kUTTypeICO: CFString = "com.microsoft.ico" as NSString
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image" as NSString
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf" as NSString
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content" as NSString
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie" as NSString
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video" as NSString
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio" as NSString
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie" as NSString
nonisolated(unsafe) public let kUTTypeMPEG: CFString = "public.mpeg" as NSString
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4" as NSString
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3" as NSString
nonisolated(unsafe) public let kUTTypeArchive: CFString = "public.archive" as NSString
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder" as NSString
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard" as NSString
nonisolated(unsafe) public let kUTTypePropertyList: CFString = "com.apple.property-list" as NSString

/// Returns the identifier of the data with an ending or a media type; for an ending that is not known, one made up of
/// it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  let tag = String(describing: tag)
  let type =
    switch tagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: tag, conformingTo: .item)
    case kUTTagClassMIMEType: UTType(mimeType: tag, conformingTo: .item)
    default: UTType?.none
    }
  return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// Returns the usual ending or media type of a type.
public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(String(describing: type))
  let tag = tagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns whether data of one type are data of the other, too.
public func UTTypeConformsTo(_ type: CFString, _ other: CFString) -> Bool {
  let (type, other) = (String(describing: type), String(describing: other))
  guard type != other, let known = UTType(type), let wanted = UTType(other) else { return type == other }
  return known.conforms(to: wanted)
}
