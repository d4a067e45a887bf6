import Foundation

// The keys of a document's and of a page's properties. Those that are not listed here, for passwords and permissions,
// do not exist: Cairo does not encrypt. They are strings that never change, so any thread may read them.

/// The key of the box of a page: data that contains a `CGRect`, or a value of one.
nonisolated(unsafe) public let kCGPDFContextMediaBox: NSString = "MediaBox"
/// The key of the visible box of a page. Without effect: the page has one box.
nonisolated(unsafe) public let kCGPDFContextCropBox: NSString = "CropBox"
/// The key of the box of a page for printing up to its edge. Without effect.
nonisolated(unsafe) public let kCGPDFContextBleedBox: NSString = "BleedBox"
/// The key of the box of a trimmed page. Without effect.
nonisolated(unsafe) public let kCGPDFContextTrimBox: NSString = "TrimBox"
/// The key of the box of a page's contents. Without effect.
nonisolated(unsafe) public let kCGPDFContextArtBox: NSString = "ArtBox"
/// The key of the title of a document: a `String`.
nonisolated(unsafe) public let kCGPDFContextTitle: NSString = "kCGPDFContextTitle"
/// The key of the author of a document: a `String`.
nonisolated(unsafe) public let kCGPDFContextAuthor: NSString = "kCGPDFContextAuthor"
/// The key of the subject of a document: a `String`.
nonisolated(unsafe) public let kCGPDFContextSubject: NSString = "kCGPDFContextSubject"
/// The key of a document's keywords: a `String` or an array of them.
nonisolated(unsafe) public let kCGPDFContextKeywords: NSString = "kCGPDFContextKeywords"
/// The key of the program that made a document: a `String`.
nonisolated(unsafe) public let kCGPDFContextCreator: NSString = "kCGPDFContextCreator"
