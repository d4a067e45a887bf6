@_exported import CoreGraphics
// As on iOS, where the module brings the names of Core Video along.
@_exported import CoreMedia
