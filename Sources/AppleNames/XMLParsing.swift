// `import Foundation` includes the XML parser on Apple's platforms.
@_exported import FoundationXML
