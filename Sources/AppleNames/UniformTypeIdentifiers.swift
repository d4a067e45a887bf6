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
/// The identifier of items that stand for others.
nonisolated(unsafe) public let kUTTypeResolvable: CFString = "com.apple.resolvable" as NSString
/// The identifier of symbolic links.
nonisolated(unsafe) public let kUTTypeSymLink: CFString = "public.symlink" as NSString
/// The identifier of programs of any kind.
nonisolated(unsafe) public let kUTTypeExecutable: CFString = "public.executable" as NSString
/// The identifier of mount points.
nonisolated(unsafe) public let kUTTypeMountPoint: CFString = "com.apple.mount-point" as NSString
/// The identifier of alias files.
nonisolated(unsafe) public let kUTTypeAliasFile: CFString = "com.apple.alias-file" as NSString
/// The identifier of alias records.
nonisolated(unsafe) public let kUTTypeAliasRecord: CFString = "com.apple.alias-record" as NSString
/// The identifier of bookmark data.
nonisolated(unsafe) public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark" as NSString
/// The identifier of content of several parts.
nonisolated(unsafe) public let kUTTypeCompositeContent: CFString = "public.composite-content" as NSString
/// The identifier of messages.
nonisolated(unsafe) public let kUTTypeMessage: CFString = "public.message" as NSString
/// The identifier of contacts.
nonisolated(unsafe) public let kUTTypeContact: CFString = "public.contact" as NSString
/// The identifier of disk images.
nonisolated(unsafe) public let kUTTypeDiskImage: CFString = "public.disk-image" as NSString
/// The identifier of texts without formatting, in UTF-16 with a byte order mark.
nonisolated(unsafe) public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text" as NSString
/// The identifier of texts without formatting, in UTF-16.
nonisolated(unsafe) public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text" as NSString
/// The identifier of values separated by a character.
nonisolated(unsafe) public let kUTTypeDelimitedText: CFString = "public.delimited-values-text" as NSString
/// The identifier of values separated by commas.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text" as NSString
/// The identifier of values separated by tabs.
nonisolated(unsafe) public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text" as NSString
/// The identifier of values separated by tabs, in UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8TabSeparatedText: CFString =
  "public.utf8-tab-separated-values-text" as NSString
/// The identifier of source code of any language.
nonisolated(unsafe) public let kUTTypeSourceCode: CFString = "public.source-code" as NSString
/// The identifier of source code in assembly language.
nonisolated(unsafe) public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source" as NSString
/// The identifier of source code in C.
nonisolated(unsafe) public let kUTTypeCSource: CFString = "public.c-source" as NSString
/// The identifier of source code in Objective-C.
nonisolated(unsafe) public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source" as NSString
/// The identifier of Swift source code.
nonisolated(unsafe) public let kUTTypeSwiftSource: CFString = "public.swift-source" as NSString
/// The identifier of source code in C++.
nonisolated(unsafe) public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source" as NSString
/// The identifier of source code in Objective-C++.
nonisolated(unsafe) public let kUTTypeObjectiveCPlusPlusSource: CFString =
  "public.objective-c-plus-plus-source" as NSString
/// The identifier of headers in C.
nonisolated(unsafe) public let kUTTypeCHeader: CFString = "public.c-header" as NSString
/// The identifier of headers in C++.
nonisolated(unsafe) public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header" as NSString
/// The identifier of source code in Java.
nonisolated(unsafe) public let kUTTypeJavaSource: CFString = "com.sun.java-source" as NSString
/// The identifier of scripts of any kind.
nonisolated(unsafe) public let kUTTypeScript: CFString = "public.script" as NSString
/// The identifier of AppleScript.
nonisolated(unsafe) public let kUTTypeAppleScript: CFString = "com.apple.applescript.text" as NSString
/// The identifier of compiled AppleScript.
nonisolated(unsafe) public let kUTTypeOSAScript: CFString = "com.apple.applescript.script" as NSString
/// The identifier of compiled AppleScript in a bundle.
nonisolated(unsafe) public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle" as NSString
/// The identifier of JavaScript.
nonisolated(unsafe) public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source" as NSString
/// The identifier of shell scripts.
nonisolated(unsafe) public let kUTTypeShellScript: CFString = "public.shell-script" as NSString
/// The identifier of Perl.
nonisolated(unsafe) public let kUTTypePerlScript: CFString = "public.perl-script" as NSString
/// The identifier of Python.
nonisolated(unsafe) public let kUTTypePythonScript: CFString = "public.python-script" as NSString
/// The identifier of Ruby.
nonisolated(unsafe) public let kUTTypeRubyScript: CFString = "public.ruby-script" as NSString
/// The identifier of PHP.
nonisolated(unsafe) public let kUTTypePHPScript: CFString = "public.php-script" as NSString
/// The identifier of property lists in XML.
nonisolated(unsafe) public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list" as NSString
/// The identifier of binary property lists.
nonisolated(unsafe) public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list" as NSString
/// The identifier of Rich Text Format with attachments, in a folder.
nonisolated(unsafe) public let kUTTypeRTFD: CFString = "com.apple.rtfd" as NSString
/// The identifier of Rich Text Format with attachments, in a file.
nonisolated(unsafe) public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd" as NSString
/// The identifier of texts with media.
nonisolated(unsafe) public let kUTTypeTXNTextAndMultimediaData: CFString =
  "com.apple.txn.text-multimedia-data" as NSString
/// The identifier of pages with their parts.
nonisolated(unsafe) public let kUTTypeWebArchive: CFString = "com.apple.webarchive" as NSString
/// The identifier of JPEG 2000 images.
nonisolated(unsafe) public let kUTTypeJPEG2000: CFString = "public.jpeg-2000" as NSString
/// The identifier of pictures of QuickDraw.
nonisolated(unsafe) public let kUTTypePICT: CFString = "com.apple.pict" as NSString
/// The identifier of images of QuickTime.
nonisolated(unsafe) public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image" as NSString
/// The identifier of icons of Apple.
nonisolated(unsafe) public let kUTTypeAppleICNS: CFString = "com.apple.icns" as NSString
/// The identifier of raw images of cameras.
nonisolated(unsafe) public let kUTTypeRawImage: CFString = "public.camera-raw-image" as NSString
/// The identifier of live photos.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo" as NSString
/// The identifier of MPEG-2 videos.
nonisolated(unsafe) public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video" as NSString
/// The identifier of MPEG-2 transport streams.
nonisolated(unsafe) public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream" as NSString
/// The identifier of MPEG-4 sound.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio" as NSString
/// The identifier of protected MPEG-4 sound.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Audio: CFString =
  "com.apple.protected-mpeg-4-audio" as NSString
/// The identifier of protected MPEG-4 movies.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Video: CFString =
  "com.apple.protected-mpeg-4-video" as NSString
/// The identifier of AVI movies.
nonisolated(unsafe) public let kUTTypeAVIMovie: CFString = "public.avi" as NSString
/// The identifier of AIFF sound.
nonisolated(unsafe) public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio" as NSString
/// The identifier of WAV sound.
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio" as NSString
/// The identifier of MIDI music.
nonisolated(unsafe) public let kUTTypeMIDIAudio: CFString = "public.midi-audio" as NSString
/// The identifier of playlists of any kind.
nonisolated(unsafe) public let kUTTypePlaylist: CFString = "public.playlist" as NSString
/// The identifier of M3U playlists.
nonisolated(unsafe) public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist" as NSString
/// The identifier of volumes.
nonisolated(unsafe) public let kUTTypeVolume: CFString = "public.volume" as NSString
/// The identifier of folders that are shown as files.
nonisolated(unsafe) public let kUTTypePackage: CFString = "com.apple.package" as NSString
/// The identifier of bundles.
nonisolated(unsafe) public let kUTTypeBundle: CFString = "com.apple.bundle" as NSString
/// The identifier of plug-ins.
nonisolated(unsafe) public let kUTTypePluginBundle: CFString = "com.apple.plugin" as NSString
/// The identifier of importers of Spotlight.
nonisolated(unsafe) public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer" as NSString
/// The identifier of generators of Quick Look.
nonisolated(unsafe) public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator" as NSString
/// The identifier of XPC services.
nonisolated(unsafe) public let kUTTypeXPCService: CFString = "com.apple.xpc-service" as NSString
/// The identifier of frameworks.
nonisolated(unsafe) public let kUTTypeFramework: CFString = "com.apple.framework" as NSString
/// The identifier of applications.
nonisolated(unsafe) public let kUTTypeApplication: CFString = "com.apple.application" as NSString
/// The identifier of applications in bundles.
nonisolated(unsafe) public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle" as NSString
/// The identifier of applications in one file.
nonisolated(unsafe) public let kUTTypeApplicationFile: CFString = "com.apple.application-file" as NSString
/// The identifier of programs of Unix.
nonisolated(unsafe) public let kUTTypeUnixExecutable: CFString = "public.unix-executable" as NSString
/// The identifier of programs of Windows.
nonisolated(unsafe) public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable" as NSString
/// The identifier of classes of Java.
nonisolated(unsafe) public let kUTTypeJavaClass: CFString = "com.sun.java-class" as NSString
/// The identifier of archives of Java.
nonisolated(unsafe) public let kUTTypeJavaArchive: CFString = "com.sun.java-archive" as NSString
/// The identifier of panes of settings.
nonisolated(unsafe) public let kUTTypeSystemPreferencesPane: CFString =
  "com.apple.systempreference.prefpane" as NSString
/// The identifier of gzip files.
nonisolated(unsafe) public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive" as NSString
/// The identifier of bzip2 files.
nonisolated(unsafe) public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive" as NSString
/// The identifier of zip archives.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive" as NSString
/// The identifier of spreadsheets.
nonisolated(unsafe) public let kUTTypeSpreadsheet: CFString = "public.spreadsheet" as NSString
/// The identifier of presentations.
nonisolated(unsafe) public let kUTTypePresentation: CFString = "public.presentation" as NSString
/// The identifier of databases.
nonisolated(unsafe) public let kUTTypeDatabase: CFString = "public.database" as NSString
/// The identifier of tasks.
nonisolated(unsafe) public let kUTTypeToDoItem: CFString = "public.to-do-item" as NSString
/// The identifier of calendar events.
nonisolated(unsafe) public let kUTTypeCalendarEvent: CFString = "public.calendar-event" as NSString
/// The identifier of mails.
nonisolated(unsafe) public let kUTTypeEmailMessage: CFString = "public.email-message" as NSString
/// The identifier of files with an address.
nonisolated(unsafe) public let kUTTypeInternetLocation: CFString = "com.apple.internet-location" as NSString
/// The identifier of texts in ink.
nonisolated(unsafe) public let kUTTypeInkText: CFString = "com.apple.ink.inktext" as NSString
/// The identifier of fonts.
nonisolated(unsafe) public let kUTTypeFont: CFString = "public.font" as NSString
/// The identifier of bookmarks.
nonisolated(unsafe) public let kUTTypeBookmark: CFString = "public.bookmark" as NSString
/// The identifier of models in three dimensions.
nonisolated(unsafe) public let kUTType3DContent: CFString = "public.3d-content" as NSString
/// The identifier of files of keys and certificates.
nonisolated(unsafe) public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12" as NSString
/// The identifier of certificates.
nonisolated(unsafe) public let kUTTypeX509Certificate: CFString = "public.x509-certificate" as NSString
/// The identifier of electronic books.
nonisolated(unsafe) public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container" as NSString
/// The identifier of logs.
nonisolated(unsafe) public let kUTTypeLog: CFString = "public.log" as NSString

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
