extension UTType {
  /// The type of anything that can be stored or exchanged, `public.item`.
  public static let item = UTType(known: "public.item")
  /// The type of documents and other content, `public.content`.
  public static let content = UTType(known: "public.content")
  /// The type of content of several parts, `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// The type of bytes of any kind, `public.data`.
  public static let data = UTType(known: "public.data")
  /// The type of folders and packages, `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// The type of folders, `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// The type of addresses, `public.url`.
  public static let url = UTType(known: "public.url")
  /// The type of addresses of files, `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The type of texts of any kind, `public.text`.
  public static let text = UTType(known: "public.text")
  /// The type of texts without formatting, `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// The type of texts without formatting, in UTF-8, `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The type of texts without formatting, in UTF-16, `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// The type of values separated by a character, `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// The type of values separated by commas, `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The type of Rich Text Format, `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// The type of HTML, `public.html`.
  public static let html = UTType(known: "public.html")
  /// The type of XML, `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// The type of YAML, `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// The type of JSON, `public.json`.
  public static let json = UTType(known: "public.json")
  /// The type of source code of any language, `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The type of Swift source code, `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The type of property lists, `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The type of images of any kind, `public.image`.
  public static let image = UTType(known: "public.image")
  /// The type of PNG images, `public.png`.
  public static let png = UTType(known: "public.png")
  /// The type of JPEG images, `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The type of TIFF images, `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// The type of GIF images, `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The type of WebP images, `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// The type of Windows bitmaps, `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// The type of Windows icons, `com.microsoft.ico`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// The type of HEIC images, `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// The type of HEIF images, `public.heif`.
  public static let heif = UTType(known: "public.heif")
  /// The type of SVG images, `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// The type of raw images of cameras, `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// The type of PDF documents, `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The type of sound and moving pictures, `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The type of moving pictures, with or without sound, `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The type of moving pictures without sound, `public.video`.
  public static let video = UTType(known: "public.video")
  /// The type of sound, `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// The type of QuickTime movies, `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The type of MPEG-1 and MPEG-2 movies, `public.mpeg`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// The type of MPEG-4 movies, `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The type of MPEG-4 sound, `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// The type of MP3 sound, `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// The type of WAV sound, `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// The type of archives of any kind, `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The type of zip archives, `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// The type of gzip files, `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// The type of fonts, `public.font`.
  public static let font = UTType(known: "public.font")
  /// The type of vCards, `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// The type of calendar events, `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The type of messages, `public.message`.
  public static let message = UTType(known: "public.message")
  /// The type of contacts, `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// The type of applications, `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
  /// The type of bundles, `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The type of logs, `public.log`.
  public static let log = UTType(known: "public.log")
  /// The type of symbolic links, `public.symlink`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// The type of mount points, `com.apple.mount-point`.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// The type of alias files, `com.apple.alias-file`.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// The type of items that stand for others, `com.apple.resolvable`.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// The type of bookmark data, `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// The type of volumes, `public.volume`.
  public static let volume = UTType(known: "public.volume")
  /// The type of folders that are shown as files, `com.apple.package`.
  public static let package = UTType(known: "com.apple.package")
  /// The type of programs of any kind, `public.executable`.
  public static let executable = UTType(known: "public.executable")
  /// The type of programs of Unix, `public.unix-executable`.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// The type of programs of Windows, `com.microsoft.windows-executable`.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// The type of frameworks, `com.apple.framework`.
  public static let framework = UTType(known: "com.apple.framework")
  /// The type of plug-ins, `com.apple.plugin`.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// The type of applications in bundles, `com.apple.application-bundle`.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// The type of extensions of applications, `com.apple.application-and-system-extension`.
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  /// The type of importers of Spotlight, `com.apple.metadata-importer`.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// The type of generators of Quick Look, `com.apple.quicklook-generator`.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// The type of XPC services, `com.apple.xpc-service`.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// The type of panes of settings, `com.apple.systempreference.prefpane`.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// The type of files with an address, `com.apple.internet-location`.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// The type of shortcuts of Windows with an address, `com.microsoft.internet-shortcut`.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// The type of texts without formatting, in UTF-16 with a byte order mark, `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// The type of values separated by tabs, `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// The type of values separated by tabs, in UTF-8, `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// The type of Rich Text Format with attachments, in a folder, `com.apple.rtfd`.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// The type of Rich Text Format with attachments, in a file, `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// The type of pages with their parts, `com.apple.webarchive`.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// The type of tasks, `public.to-do-item`.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// The type of mails, `public.email-message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// The type of binary property lists, `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// The type of property lists in XML, `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// The type of style sheets, `public.css`.
  public static let css = UTType(known: "public.css")
  /// The type of source code in assembly language, `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// The type of source code in C, `public.c-source`.
  public static let cSource = UTType(known: "public.c-source")
  /// The type of source code in Objective-C, `public.objective-c-source`.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// The type of source code in C++, `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// The type of source code in Objective-C++, `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// The type of headers in C, `public.c-header`.
  public static let cHeader = UTType(known: "public.c-header")
  /// The type of headers in C++, `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// The type of scripts of any kind, `public.script`.
  public static let script = UTType(known: "public.script")
  /// The type of AppleScript, `com.apple.applescript.text`.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// The type of compiled AppleScript, `com.apple.applescript.script`.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// The type of compiled AppleScript in a bundle, `com.apple.applescript.script-bundle`.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// The type of JavaScript, `com.netscape.javascript-source`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// The type of shell scripts, `public.shell-script`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// The type of Perl, `public.perl-script`.
  public static let perlScript = UTType(known: "public.perl-script")
  /// The type of Python, `public.python-script`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// The type of Ruby, `public.ruby-script`.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// The type of PHP, `public.php-script`.
  public static let phpScript = UTType(known: "public.php-script")
  /// The type of makefiles, `public.make-source`.
  public static let makefile = UTType(known: "public.make-source")
  /// The type of icons of Apple, `com.apple.icns`.
  public static let icns = UTType(known: "com.apple.icns")
  /// The type of live photos, `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The type of sequences of HEIC images, `public.heics`.
  public static let heics = UTType(known: "public.heics")
  /// The type of digital negatives, `com.adobe.raw-image`.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// The type of OpenEXR images, `com.ilm.openexr-image`.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// The type of JPEG XL images, `public.jpeg-xl`.
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  /// The type of models in three dimensions, `public.3d-content`.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// The type of Universal Scene Description, `com.pixar.universal-scene-description`.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// The type of Universal Scene Description in one file, `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// The type of files of Reality Composer, `com.apple.reality`.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// The type of scenes of SceneKit, `com.apple.scenekit.scene`.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// The type of objects that ARKit finds, `com.apple.arobject`.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// The type of MPEG-2 videos, `public.mpeg-2-video`.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// The type of MPEG-2 transport streams, `public.mpeg-2-transport-stream`.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// The type of protected MPEG-4 sound, `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// The type of protected MPEG-4 movies, `com.apple.protected-mpeg-4-video`.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// The type of AVI movies, `public.avi`.
  public static let avi = UTType(known: "public.avi")
  /// The type of AIFF sound, `public.aiff-audio`.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// The type of MIDI music, `public.midi-audio`.
  public static let midi = UTType(known: "public.midi-audio")
  /// The type of playlists of any kind, `public.playlist`.
  public static let playlist = UTType(known: "public.playlist")
  /// The type of M3U playlists, `public.m3u-playlist`.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// The type of bzip2 files, `public.bzip2-archive`.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// The type of tar archives, `public.tar-archive`.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// The type of archives of Apple, `com.apple.archive`.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// The type of disk images, `public.disk-image`.
  public static let diskImage = UTType(known: "public.disk-image")
  /// The type of spreadsheets, `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// The type of presentations, `public.presentation`.
  public static let presentation = UTType(known: "public.presentation")
  /// The type of databases, `public.database`.
  public static let database = UTType(known: "public.database")
  /// The type of electronic books, `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// The type of certificates, `public.x509-certificate`.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// The type of files of keys and certificates, `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// The type of patterns of haptics, `com.apple.haptics.ahap`.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  /// The type of GeoJSON, `public.geojson`.
  public static let geoJSON = UTType(known: "public.geojson")
  /// The type of metadata of links, `com.apple.linkpresentation.metadata`.
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
  /// The type of bookmarks, `public.bookmark`.
  public static let bookmark = UTType(known: "public.bookmark")
}
