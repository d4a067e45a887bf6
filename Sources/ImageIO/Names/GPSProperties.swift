import Foundation

// The keys of `{GPS}`.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The version, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSVersion: NSString = "GPSVersion"
/// The latitude reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitudeRef: NSString = "LatitudeRef"
/// The latitude, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitude: NSString = "Latitude"
/// The longitude reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitudeRef: NSString = "LongitudeRef"
/// The longitude, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitude: NSString = "Longitude"
/// The altitude reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitudeRef: NSString = "AltitudeRef"
/// The altitude, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitude: NSString = "Altitude"
/// The time stamp, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSTimeStamp: NSString = "TimeStamp"
/// The satellites, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSSatellites: NSString = "Satellites"
/// The status, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSStatus: NSString = "Status"
/// The measure mode, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSMeasureMode: NSString = "MeasureMode"
/// The dilution of precision, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDOP: NSString = "DOP"
/// The speed reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSSpeedRef: NSString = "SpeedRef"
/// The speed, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSSpeed: NSString = "Speed"
/// The track reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSTrackRef: NSString = "TrackRef"
/// The track, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSTrack: NSString = "Track"
/// The image direction reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSImgDirectionRef: NSString = "ImgDirectionRef"
/// The image direction, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSImgDirection: NSString = "ImgDirection"
/// The map datum, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSMapDatum: NSString = "MapDatum"
/// The destination latitude reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLatitudeRef: NSString = "DestLatitudeRef"
/// The destination latitude, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLatitude: NSString = "DestLatitude"
/// The destination longitude reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLongitudeRef: NSString = "DestLongitudeRef"
/// The destination longitude, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLongitude: NSString = "DestLongitude"
/// The destination bearing reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestBearingRef: NSString = "DestBearingRef"
/// The destination bearing, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestBearing: NSString = "DestBearing"
/// The destination distance reference, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestDistanceRef: NSString = "DestDistanceRef"
/// The destination distance, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDestDistance: NSString = "DestDistance"
/// The processing method, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSProcessingMethod: NSString = "ProcessingMethod"
/// The area information, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSAreaInformation: NSString = "AreaInformation"
/// The date stamp, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDateStamp: NSString = "DateStamp"
/// The differental, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSDifferental: NSString = "Differential"
/// The h positioning error, among the properties of GPS.
nonisolated(unsafe) public let kCGImagePropertyGPSHPositioningError: NSString = "HPositioningError"
