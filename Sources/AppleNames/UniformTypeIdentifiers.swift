import UIKit
@_exported import UniformTypeIdentifiers

// The identifiers of types under their names of MobileCoreServices. `UTType` has the same types.
//
// Constants: unsafe because the type of the C names is not `Sendable`.

/// The class of tags that are file extensions.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension" as NSString

/// The class of tags that are media types.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type" as NSString

/// The identifier of anything that can be stored or exchanged.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item" as NSString
/// The identifier of documents and other content.
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content" as NSString
/// The identifier of bytes of any kind.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data" as NSString
/// The identifier of folders and packages.
nonisolated(unsafe) public let kUTTypeDirectory: CFString = "public.directory" as NSString
/// The identifier of addresses.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url" as NSString
/// The identifier of addresses of files.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url" as NSString
/// The identifier of texts of any kind.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text" as NSString
/// The identifier of texts without formatting.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text" as NSString
/// The identifier of texts without formatting, in UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text" as NSString
/// The identifier of Rich Text Format.
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf" as NSString
/// The identifier of HTML.
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html" as NSString
/// The identifier of XML.
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml" as NSString
/// The identifier of JSON.
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json" as NSString
/// The identifier of images of any kind.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image" as NSString
/// The identifier of JPEG images.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg" as NSString
/// The identifier of PNG images.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png" as NSString
/// The identifier of TIFF images.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff" as NSString
/// The identifier of GIF images.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif" as NSString
/// The identifier of Windows bitmaps.
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp" as NSString
/// The identifier of Windows icons.
nonisolated(unsafe) public let kUTTypeICO: CFString = "com.microsoft.ico" as NSString
/// The identifier of SVG images.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image" as NSString
/// The identifier of PDF documents.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf" as NSString
/// The identifier of sound and moving pictures.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content" as NSString
/// The identifier of moving pictures, with or without sound.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie" as NSString
/// The identifier of moving pictures without sound.
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video" as NSString
/// The identifier of sound.
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio" as NSString
/// The identifier of QuickTime movies.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie" as NSString
/// The identifier of MPEG-1 and MPEG-2 movies.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = "public.mpeg" as NSString
/// The identifier of MPEG-4 movies.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4" as NSString
/// The identifier of MP3 sound.
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3" as NSString
/// The identifier of archives of any kind.
nonisolated(unsafe) public let kUTTypeArchive: CFString = "public.archive" as NSString
/// The identifier of folders.
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder" as NSString
/// The identifier of vCards.
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard" as NSString
/// The identifier of property lists.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = "com.apple.property-list" as NSString

/// Returns the identifier of data with an extension or a media type; for an unknown extension, a generated one.
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

/// Returns the usual extension or media type of a type.
public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(String(describing: type))
  let tag = tagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns whether data of one type are also data of the other.
public func UTTypeConformsTo(_ type: CFString, _ other: CFString) -> Bool {
  let (type, other) = (String(describing: type), String(describing: other))
  guard type != other, let known = UTType(type), let wanted = UTType(other) else { return type == other }
  return known.conforms(to: wanted)
}
