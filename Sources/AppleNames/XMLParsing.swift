// `import Foundation` has the parser of XML on Apple's platforms.
@_exported import FoundationXML
