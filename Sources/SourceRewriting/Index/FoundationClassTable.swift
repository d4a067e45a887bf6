/// Foundation's classes, which extensions of a package may extend.
enum FoundationClassTable {
  /// The superclasses of classes.
  static let superclass: [String: String] = {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      guard let above = names.first else { continue }
      for name in names.dropFirst() { result[name] = above }
    }
    return result
  }()

  /// On each line a class, and some of its direct subclasses.
  private static let text = """
    Formatter ByteCountFormatter DateFormatter DateComponentsFormatter DateIntervalFormatter EnergyFormatter
    Formatter ISO8601DateFormatter LengthFormatter ListFormatter MassFormatter MeasurementFormatter NumberFormatter
    Formatter PersonNameComponentsFormatter RelativeDateTimeFormatter
    NSArray NSMutableArray
    NSAttributedString NSMutableAttributedString
    NSCharacterSet NSMutableCharacterSet
    NSCoder NSKeyedArchiver NSKeyedUnarchiver
    NSData NSMutableData
    NSDictionary NSMutableDictionary
    NSIndexSet NSMutableIndexSet
    NSMutableSet NSCountedSet
    NSNumber NSDecimalNumber
    NSObject Bundle FileManager Formatter HTTPCookie NSArray NSAttributedString NSCache NSCalendar
    NSObject NSCharacterSet NSCoder NSData NSDate NSDictionary NSError NSIndexPath NSIndexSet NSLocale NSNotification
    NSObject NSNull NSOrderedSet NSPredicate NSRegularExpression NSSet NSSortDescriptor NSString NSTimeZone NSURL
    NSObject NSURLComponents NSURLQueryItem NSURLRequest NSUUID NSValue Operation OperationQueue ProcessInfo Progress
    NSObject RunLoop Scanner Stream Thread Timer URLCache URLResponse URLSession URLSessionConfiguration
    NSObject URLSessionTask UserDefaults XMLParser
    NSOrderedSet NSMutableOrderedSet
    NSSet NSMutableSet
    NSString NSMutableString
    NSURLRequest NSMutableURLRequest
    NSValue NSNumber
    Operation BlockOperation
    Stream InputStream OutputStream
    URLResponse HTTPURLResponse
    URLSessionTask URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask
    URLSessionDataTask URLSessionUploadTask
    """
}
