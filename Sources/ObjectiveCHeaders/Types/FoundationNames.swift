/// The names that types of Apple's frameworks have in Swift.
enum FoundationNames {
  /// Returns whether a name begins as those of Apple's frameworks do.
  static func isApples(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(6))
    return prefixes.contains { prefix in
      let count = prefix.utf8.count
      return name.hasPrefix(prefix) && bytes.count > count && Words.isUpper(bytes[count])
    }
  }

  private static let prefixes = [
    "NS", "UI", "CG", "CA", "CI", "CF", "CT", "CV", "CM", "AV", "MK", "CL", "WK", "PH", "AL", "SK", "UN", "MP", "EK",
    "CN",
    "MF", "QL", "SL", "GK", "SCN", "SF", "LP", "PDF", "PK", "HK", "MTL", "MTK", "AS", "AU", "SecK", "GLK", "ML", "VN",
    "BG", "CK", "CX", "CB", "CH", "JS", "OS", "IOSurface",
  ]

  /// Values of Swift that objects of Objective-C become, where they are not within an `NSMutableArray` or the like.
  static let values: [String: String] = [
    "NSString": "String", "NSURL": "URL", "NSURLRequest": "URLRequest", "NSDate": "Date", "NSData": "Data",
    "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSCalendar": "Calendar", "NSLocale": "Locale",
    "NSTimeZone": "TimeZone", "NSUUID": "UUID", "NSCharacterSet": "CharacterSet", "NSError": "Error",
    "NSDateComponents": "DateComponents", "NSNotification": "Notification", "NSURLComponents": "URLComponents",
    "NSURLQueryItem": "URLQueryItem", "NSDateInterval": "DateInterval",
    "NSPersonNameComponents": "PersonNameComponents",
  ]

  /// Classes that lost their prefix.
  static let classes: [String: String] = {
    var classes: [String: String] = [:]
    for name in """
    Bundle FileManager Operation OperationQueue BlockOperation Timer RunLoop Thread URLSession URLSessionTask
    URLSessionDataTask URLSessionUploadTask URLSessionDownloadTask URLSessionStreamTask URLSessionConfiguration
    URLSessionTaskMetrics URLResponse HTTPURLResponse URLCredential URLCredentialStorage URLAuthenticationChallenge
    URLProtectionSpace URLCache CachedURLResponse URLProtocol UserDefaults NotificationCenter NotificationQueue
    Progress ProcessInfo Formatter DateFormatter NumberFormatter ByteCountFormatter DateComponentsFormatter
    DateIntervalFormatter ISO8601DateFormatter MeasurementFormatter PersonNameComponentsFormatter LengthFormatter
    MassFormatter EnergyFormatter Scanner Stream InputStream OutputStream XMLParser JSONSerialization
    PropertyListSerialization FileHandle Pipe HTTPCookie HTTPCookieStorage UndoManager ValueTransformer FileWrapper
    Host Port MessagePort SocketPort Dimension Unit
    """.split(whereSeparator: \.isWhitespace) { classes["NS\(name)"] = String(name) }
    classes["NSTask"] = "Process"
    return classes
  }()

  /// Foreign classes that Swift gives type parameters, and how many.
  static let generics: [String: Int] = [
    "NSCache": 2, "NSHashTable": 1, "NSMapTable": 2, "NSLayoutAnchor": 1, "UICollectionViewDiffableDataSource": 2,
    "UITableViewDiffableDataSource": 2,
  ]

  /// Types that are not classes, by Swift's names.
  static let scalars: [String: String] = [
    "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "size_t": "Int",
    "ssize_t": "Int", "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16",
    "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64", "u_int8_t": "UInt8",
    "u_int16_t": "UInt16", "u_int32_t": "UInt32", "u_int64_t": "UInt64", "UInt8": "UInt8", "SInt8": "Int8",
    "UInt16": "UInt16", "SInt16": "Int16", "UInt32": "UInt32", "SInt32": "Int32", "UInt64": "UInt64",
    "SInt64": "Int64", "intptr_t": "Int", "uintptr_t": "UInt", "ptrdiff_t": "Int", "off_t": "off_t", "uint": "UInt32",
    "ushort": "UInt16", "u_char": "UInt8", "u_int": "UInt32", "u_long": "UInt", "unichar": "unichar", "time_t": "Int",
    "Byte": "UInt8", "Float32": "Float32", "Float64": "Float64", "NSStringEncoding": "UInt",
    "CFTimeInterval":
      "CFTimeInterval", "CFIndex": "CFIndex", "OSStatus": "OSStatus", "OSType": "UInt32", "FourCharCode": "UInt32",
    "double_t": "Double", "float_t": "Float", "wchar_t": "Int32", "CFAbsoluteTime": "CFAbsoluteTime",
    "dispatch_time_t": "UInt64", "dispatch_once_t": "Int", "NSSocketNativeHandle": "Int32", "pid_t": "pid_t",
    "mode_t": "mode_t", "NSErrorDomain": "String", "NSErrorUserInfoKey": "String",
  ]

  /// The names that the scalars' types have when names are compared with them.
  static let scalarWords: [String: String] = [
    "NSTimeInterval": "Double", "NSStringEncoding": "NSUInteger", "CFTimeInterval": "Double", "unichar": "UInt16",
    "NSRange": "_NSRange", "dispatch_time_t": "UInt64", "OSStatus": "Int32", "time_t": "Int64", "CFIndex": "Int64",
    "NSErrorDomain": "NSString", "NSErrorUserInfoKey": "NSString", "NSNotificationName": "NSString",
    "NSAttributedStringKey": "NSString", "dispatch_queue_t": "OS_dispatch_queue",
    "dispatch_group_t":
      "OS_dispatch_group", "dispatch_semaphore_t": "OS_dispatch_semaphore", "UIFontWeight": "CGFloat",
    "UILayoutPriority": "Float", "UIWindowLevel": "CGFloat", "NSRunLoopMode": "NSString",
    "AVLayerVideoGravity": "NSString", "CALayerContentsGravity": "NSString", "UIFontTextStyle": "NSString",
  ]

  /// Structures of Apple's frameworks: a pointer to one is a pointer.
  static let structures: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "NSRange", "UIEdgeInsets", "UIOffset",
    "NSDirectionalEdgeInsets", "CATransform3D", "CMTime", "CMTimeRange", "CLLocationCoordinate2D", "CFRange",
    "MKCoordinateRegion", "MKCoordinateSpan", "MKMapPoint", "MKMapRect", "MKMapSize", "NSDecimal", "UIFloatRange",
    "CGAffineTransformComponents", "NSFastEnumerationState", "simd_float4x4", "AudioStreamBasicDescription",
    "CMVideoDimensions", "timeval", "timespec", "vImage_Buffer", "CFUUIDBytes", "NSOperatingSystemVersion",
  ]

  /// References to objects that are not written with `*`, by Swift's names.
  static let references: [String: String] = [
    "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup",
    "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_source_t": "DispatchSource",
    "dispatch_data_t":
      "DispatchData", "dispatch_io_t": "DispatchIO", "dispatch_block_t": "() -> Void", "IMP": "IMP", "Method": "Method",
    "NSUncaughtExceptionHandler": "NSUncaughtExceptionHandler", "NSComparator": "Comparator",
    "NSItemProviderCompletionHandler": "NSItemProvider.CompletionHandler",
    "objc_AssociationPolicy":
      "objc_AssociationPolicy", "os_log_t": "OSLog", "CFTypeRef": "CFTypeRef",
  ]

  /// Type definitions of texts and enumerations that Swift put into a class.
  static let nested: [String: String] = {
    var nested = [
      "NSNotificationName": "NSNotification.Name", "NSAttributedStringKey": "NSAttributedString.Key",
      "NSComparisonResult": "ComparisonResult", "NSQualityOfService": "QualityOfService",
      "NSStringCompareOptions": "NSString.CompareOptions", "NSStringDrawingOptions": "NSStringDrawingOptions",
      "NSDataReadingOptions": "NSData.ReadingOptions", "NSDataWritingOptions": "NSData.WritingOptions",
      "NSDataSearchOptions": "NSData.SearchOptions", "NSURLRequestCachePolicy": "NSURLRequest.CachePolicy",
      "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
      "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
      "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
      "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition", "NSRunLoopMode": "RunLoop.Mode",
      "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat",
      "NSPropertyListReadOptions": "PropertyListSerialization.ReadOptions",
      "NSPropertyListWriteOptions": "PropertyListSerialization.WriteOptions",
      "NSCalendarUnit": "NSCalendar.Unit", "NSCalendarIdentifier": "NSCalendar.Identifier",
      "NSDateFormatterStyle": "DateFormatter.Style", "NSNumberFormatterStyle": "NumberFormatter.Style",
      "NSOperationQueuePriority": "Operation.QueuePriority", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
      "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
      "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSKeyValueChangeKey": "NSKeyValueChangeKey",
      "NSSearchPathDirectory": "FileManager.SearchPathDirectory", "NSFileAttributeKey": "FileAttributeKey",
      "NSSearchPathDomainMask": "FileManager.SearchPathDomainMask", "NSHTTPCookiePropertyKey": "HTTPCookiePropertyKey",
      "NSStreamEvent": "Stream.Event", "NSURLResourceKey": "URLResourceKey",
      "UIFontTextStyle": "UIFont.TextStyle", "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
      "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAutoresizing": "UIView.AutoresizingMask",
      "UIControlEvents": "UIControl.Event", "UITableViewRowAnimation": "UITableView.RowAnimation",
      "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
      "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
      "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIButtonType": "UIButton.ButtonType",
      "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
      "UITableViewCellStyle": "UITableViewCell.CellStyle", "UIDatePickerMode": "UIDatePicker.Mode",
      "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
      "UICollectionElementCategory": "UICollectionView.ElementCategory",
      "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
      "UITabBarSystemItem": "UITabBarItem.SystemItem",
      "UINavigationControllerOperation":
        "UINavigationController.Operation", "UIWindowLevel": "UIWindow.Level",
      "UISwipeGestureRecognizerDirection":
        "UISwipeGestureRecognizer.Direction", "UIActivityType": "UIActivity.ActivityType",
      "UIAccessibilityTraits": "UIAccessibilityTraits",
      "UIPageViewControllerNavigationDirection":
        "UIPageViewController.NavigationDirection", "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    ]
    // `UIViewContentMode` is `UIView.ContentMode`.
    for (owner, names) in [
      "UIView": "ContentMode AnimationCurve AnimationTransition TintAdjustmentMode KeyframeAnimationOptions",
      "UIControl": "State ContentHorizontalAlignment ContentVerticalAlignment",
      "UITableView": "Style ScrollPosition",
      "UITableViewCell":
        "SelectionStyle AccessoryType SeparatorStyle EditingStyle StateMask",
      "UICollectionView":
        "ScrollPosition ScrollDirection", "UIImage": "Orientation RenderingMode ResizingMode",
      "UIGestureRecognizer": "State", "UIBlurEffect": "Style", "UIAlertController": "Style", "UIAlertAction": "Style",
      "UIApplication": "State", "UISearchBar": "Style Icon", "UIFont": "Weight",
      "UIScrollView":
        "KeyboardDismissMode IndicatorStyle ContentInsetAdjustmentBehavior", "UIStackView": "Alignment Distribution",
      "UIPageViewController": "TransitionStyle NavigationOrientation SpineLocation", "UIProgressView": "Style",
      "UISegmentedControl": "Style", "UIDocument": "State", "UIMenu": "Options",
    ] {
      for name in names.split(separator: " ") { nested[owner + name] = "\(owner).\(name)" }
    }
    return nested
  }()

  /// The types among those in `nested` that are made of flags, and begin empty.
  static let flags: Set<String> = [
    "UIView.AnimationOptions", "UIView.AutoresizingMask", "UIControl.Event", "UIControl.State",
    "UICollectionView.ScrollPosition", "NSData.ReadingOptions", "NSData.WritingOptions", "NSKeyValueObservingOptions",
    "NSStringDrawingOptions", "UIRectCorner", "UIRectEdge", "UISwipeGestureRecognizer.Direction",
    "UIInterfaceOrientationMask", "NSLayoutConstraint.FormatOptions", "NSString.CompareOptions",
    "JSONSerialization.ReadingOptions", "JSONSerialization.WritingOptions",
  ]

  /// Types that are named in Apple's headers and exist neither in Foundation for Linux nor anywhere else.
  static let missing: Set<String> = [
    "NSInvocation", "NSMethodSignature", "NSProxy", "NSConnection", "NSAppleScript", "NSXPCConnection",
    "NSXPCInterface", "NSMetadataQuery", "objc_method_description", "objc_property_t", "Ivar", "Category",
    "va_list", "NSDistantObject", "NSPointerArray_", "NSGarbageCollector", "__builtin_va_list",
    "objc_property_attribute_t",
  ]
}
