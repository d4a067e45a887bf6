// Written by Scripts/coverage: the classes that exist here under Apple's names.

/// The classes of UIKit and the frameworks around it.
enum AppleClassTable {
  /// On each line a class, and some of its direct subclasses.
  static let text = """
    ASAuthorizationOpenIDRequest ASAuthorizationAppleIDRequest
    ASAuthorizationRequest ASAuthorizationOpenIDRequest ASAuthorizationPasswordRequest
    ASAuthorizationRequest ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    ASAuthorizationRequest ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    AVAsset AVComposition AVURLAsset
    AVAssetReaderOutput AVAssetReaderAudioMixOutput AVAssetReaderTrackOutput AVAssetReaderVideoCompositionOutput
    AVAssetTrack AVCompositionTrack
    AVAssetTrackSegment AVCompositionTrackSegment
    AVAudioMix AVMutableAudioMix
    AVAudioMixInputParameters AVMutableAudioMixInputParameters
    AVCaptureFileOutput AVCaptureMovieFileOutput
    AVCaptureInput AVCaptureDeviceInput AVCaptureMetadataInput
    AVCaptureOutput AVCaptureAudioDataOutput AVCaptureDepthDataOutput AVCaptureFileOutput AVCaptureMetadataOutput
    AVCaptureOutput AVCapturePhotoOutput AVCaptureStillImageOutput AVCaptureVideoDataOutput
    AVCaptureSession AVCaptureMultiCamSession
    AVComposition AVMutableComposition
    AVCompositionTrack AVMutableCompositionTrack
    AVMetadataBodyObject AVMetadataHumanBodyObject
    AVMetadataItem AVMutableMetadataItem
    AVMetadataObject AVMetadataBodyObject AVMetadataFaceObject AVMetadataMachineReadableCodeObject
    AVMetadataObject AVMetadataSalientObject
    AVPlayer AVQueuePlayer
    AVVideoComposition AVMutableVideoComposition
    AVVideoCompositionInstruction AVMutableVideoCompositionInstruction
    AVVideoCompositionLayerInstruction AVMutableVideoCompositionLayerInstruction
    CAAnimation CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation CASpringAnimation
    CALayer AVCaptureVideoPreviewLayer AVPlayerLayer CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer
    CALayer CAShapeLayer CATextLayer CATransformLayer
    CAPropertyAnimation CABasicAnimation CAKeyframeAnimation
    CIFeature CIFaceFeature CIQRCodeFeature CIRectangleFeature
    CIFilter CIBuiltinFilter
    CLPlacemark MKPlacemark
    CLRegion CLBeaconRegion CLCircularRegion
    CNContact CNMutableContact
    CNPostalAddress CNMutablePostalAddress
    Formatter CNContactFormatter CNPostalAddressFormatter
    MKAnnotationView MKMarkerAnnotationView MKPinAnnotationView
    MKShape MKPointAnnotation
    MPRemoteCommand MPChangePlaybackPositionCommand MPSkipIntervalCommand
    MPRemoteCommandEvent MPChangePlaybackPositionCommandEvent
    MXDiagnostic MXAppLaunchDiagnostic MXCPUExceptionDiagnostic MXCrashDiagnostic MXDiskWriteExceptionDiagnostic
    MXDiagnostic MXHangDiagnostic
    MXMetric MXAnimationMetric MXAppExitMetric MXAppLaunchMetric MXAppResponsivenessMetric MXAppRunTimeMetric
    MXMetric MXCPUMetric MXCellularConditionMetric MXDiskIOMetric MXDisplayMetric MXGPUMetric MXLocationActivityMetric
    MXMetric MXMemoryMetric MXNetworkTransferMetric MXSignpostMetric
    MXReport MXDiagnostic MXDiagnosticPayload MXMetaData MXMetric MXMetricPayload
    NSAttributeDescription NSDerivedAttributeDescription
    NSCollectionLayoutItem NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
    NSCollectionLayoutItem NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString NSTextStorage
    NSObject ASAuthorization ASAuthorizationAppleIDCredential ASAuthorizationAppleIDProvider ASAuthorizationController
    NSObject ASAuthorizationPasswordProvider ASAuthorizationPlatformPublicKeyCredentialAssertion
    NSObject ASAuthorizationPlatformPublicKeyCredentialDescriptor ASAuthorizationPlatformPublicKeyCredentialProvider
    NSObject ASAuthorizationPlatformPublicKeyCredentialRegistration ASAuthorizationRequest ASPasswordCredential
    NSObject ASWebAuthenticationSession AVAsset AVAssetExportSession AVAssetImageGenerator AVAssetReader
    NSObject AVAssetReaderOutput AVAssetResourceLoader AVAssetResourceLoadingContentInformationRequest
    NSObject AVAssetResourceLoadingDataRequest AVAssetResourceLoadingRequest AVAssetTrack AVAssetTrackSegment
    NSObject AVAssetWriter AVAssetWriterInput AVAssetWriterInputPixelBufferAdaptor AVAudioApplication AVAudioMix
    NSObject AVAudioMixInputParameters AVAudioPlayer AVAudioRecorder AVAudioSession
    NSObject AVAudioSessionDataSourceDescription AVAudioSessionPortDescription AVAudioSessionRouteDescription
    NSObject AVCaptureAudioChannel AVCaptureBracketedStillImageSettings AVCaptureConnection AVCaptureDevice
    NSObject AVCaptureInput AVCaptureOutput AVCapturePhoto AVCapturePhotoSettings AVCaptureResolvedPhotoSettings
    NSObject AVCaptureSession AVDepthData AVFrameRateRange AVMediaSelectionGroup AVMediaSelectionOption AVMetadataItem
    NSObject AVMetadataObject AVPlayer AVPlayerItem AVPortraitEffectsMatte AVSpeechSynthesisVoice AVSpeechSynthesizer
    NSObject AVSpeechUtterance AVVideoComposition AVVideoCompositionCoreAnimationTool AVVideoCompositionInstruction
    NSObject AVVideoCompositionLayerInstruction AXCustomContent CAAnimation CADisplayLink CAEmitterCell CALayer
    NSObject CAMediaTimingFunction CATransaction CAValueFunction CIColor CIContext CIDetector CIFeature CIFilter
    NSObject CIImage CIVector CLFloor CLGeocoder CLHeading CLLocation CLLocationManager CLPlacemark CLRegion CLVisit
    NSObject CNContact CNContactFetchRequest CNContactProperty CNContactStore CNContactsUserDefaults CNLabeledValue
    NSObject CNPhoneNumber CNPostalAddress CNSaveRequest EKAlarm EKCalendar EKEvent EKEventStore LPLinkMetadata
    NSObject LPMetadataProvider MKMapCamera MKMapItem MKMapSnapshotter MKPointOfInterestFilter MKShape MKUserLocation
    NSObject MPMediaItemArtwork MPMediaLibrary MPNowPlayingInfoCenter MPRemoteCommand MPRemoteCommandCenter
    NSObject MPRemoteCommandEvent MXAverage MXBackgroundExitData MXCallStackTree
    NSObject MXCrashDiagnosticObjectiveCExceptionReason MXForegroundExitData MXHistogram MXHistogramBucket
    NSObject MXMetricManager MXReport MXSignpostIntervalData NSBundleResourceRequest NSCollectionLayoutAnchor
    NSObject NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem
    NSObject NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
    NSObject NSConstraintConflict NSDataAsset NSDataDetector NSDiffableDataSourceSectionSnapshotReference
    NSObject NSDiffableDataSourceSnapshotReference NSEntityDescription NSEntityMapping NSEntityMigrationPolicy
    NSObject NSException NSExpression NSExtensionContext NSExtensionItem NSFetchIndexDescription
    NSObject NSFetchIndexElementDescription NSFetchedResultsController NSFileCoordinator NSHashTable NSItemProvider
    NSObject NSKeyValueObservation NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSLinguisticTagger
    NSObject NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSMapTable NSMappingModel
    NSObject NSMergeConflict NSMergePolicy NSMetadataItem NSMetadataQuery NSMetadataQueryAttributeValueTuple
    NSObject NSMetadataQueryResultGroup NSMigrationManager NSParagraphStyle NSPersistentCloudKitContainerOptions
    NSObject NSPersistentContainer NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription
    NSObject NSPersistentStoreRequest NSPersistentStoreResult NSPointerArray NSPropertyDescription NSPropertyMapping
    NSObject NSPurgeableData NSQueryGenerationToken NSShadow NSStringDrawingContext NSTextAttachment NSTextContainer
    NSObject NSTextList NSTextRange NSTextTab NSURLConnection NSUbiquitousKeyValueStore NSUserActivity PHAssetResource
    NSObject PHAssetResourceCreationOptions PHAssetResourceManager PHAssetResourceRequestOptions PHChange
    NSObject PHChangeRequest PHContentEditingInput PHContentEditingInputRequestOptions PHFetchOptions PHFetchResult
    NSObject PHFetchResultChangeDetails PHImageManager PHImageRequestOptions PHLivePhoto PHLivePhotoRequestOptions
    NSObject PHObject PHObjectChangeDetails PHPhotoLibrary PHVideoRequestOptions SKAdImpression SKAdNetwork
    NSObject SKCloudServiceController SKDownload SKOverlay SKPayment SKPaymentDiscount SKPaymentQueue
    NSObject SKPaymentTransaction SKProduct SKProductDiscount SKProductStorePromotionController
    NSObject SKProductSubscriptionPeriod SKProductsResponse SKRequest SKStoreReviewController SKStorefront
    NSObject UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
    NSObject UIAccessibilityCustomRotorSearchPredicate UIAccessibilityLocationDescriptor UIActivity UIAlertAction
    NSObject UIApplicationShortcutIcon UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance
    NSObject UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICalendarSelection
    NSObject UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionViewCompositionalLayoutConfiguration
    NSObject UICollectionViewDiffableDataSource UICollectionViewDiffableDataSourceReference UICollectionViewLayout
    NSObject UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewPlaceholder
    NSObject UICollectionViewUpdateItem UIColor UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction
    NSObject UIContextualAction UICubicTimingParameters UIDevice UIDocument UIDocumentBrowserTransitionController
    NSObject UIDocumentInteractionController UIDragInteraction UIDragItem UIDragPreview UIDropInteraction
    NSObject UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIEditMenuConfiguration
    NSObject UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFindInteraction UIFindSession
    NSObject UIFocusAnimationCoordinator UIFocusEffect UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIFont
    NSObject UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsRenderer UIGraphicsRendererContext
    NSObject UIGraphicsRendererFormat UIImage UIImageAsset UIKey UILargeContentViewerInteraction UILayoutGuide
    NSObject UILocalizedIndexedCollation UIMenuController UIMenuDisplayPreferences UIMenuElement UIMenuItem
    NSObject UIMenuSystem UIMotionEffect UINavigationItem UINib UIOpenURLContext UIPasteConfiguration UIPasteboard
    NSObject UIPencilInteraction UIPercentDrivenInteractiveTransition UIPointerAccessory UIPointerInteraction
    NSObject UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController UIPress UIPreviewAction
    NSObject UIPreviewActionGroup UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo
    NSObject UIPrintInteractionController UIPrintPageRenderer UIRegion UIResponder UISceneConfiguration
    NSObject UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions UIScreen UIScreenMode
    NSObject UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction UISearchToken UISpringLoadedInteraction
    NSObject UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration
    NSObject UISymbolEffectCompletionContext UITab UITabAccessory UITabBarItemAppearance UITabBarItemStateAppearance
    NSObject UITableViewDiffableDataSource UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker
    NSObject UITextInputAssistantItem UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer UITextItem
    NSObject UITextPosition UITextRange UITextSearchOptions UITextSelectionRect UIToolTipConfiguration
    NSObject UIToolTipInteraction UITouch UITraitCollection UIUpdateInfo UIUpdateLink UIUserNotificationCategory
    NSObject UIUserNotificationSettings UIViewPropertyAnimator UIVisualEffect UNNotification UNNotificationAction
    NSObject UNNotificationAttachment UNNotificationCategory UNNotificationContent UNNotificationRequest
    NSObject UNNotificationResponse UNNotificationSettings UNNotificationSound UNNotificationTrigger
    NSObject UNUserNotificationCenter WKBackForwardList WKBackForwardListItem WKContentRuleList WKContentRuleListStore
    NSObject WKContentWorld WKContextMenuElementInfo WKDownload WKFindConfiguration WKFindResult WKFrameInfo
    NSObject WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse WKOpenPanelParameters
    NSObject WKPDFConfiguration WKPreferences WKPreviewElementInfo WKProcessPool WKScriptMessage WKSecurityOrigin
    NSObject WKSnapshotConfiguration WKUserContentController WKUserScript WKWebViewConfiguration WKWebpagePreferences
    NSObject WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
    NSParagraphStyle NSMutableParagraphStyle
    NSPersistentContainer NSPersistentCloudKitContainer
    NSPersistentStoreAsynchronousResult NSAsynchronousFetchResult
    NSPersistentStoreRequest NSAsynchronousFetchRequest NSBatchDeleteRequest NSBatchInsertRequest NSBatchUpdateRequest
    NSPersistentStoreRequest NSFetchRequest NSSaveChangesRequest
    NSPersistentStoreResult NSBatchDeleteResult NSBatchInsertResult NSBatchUpdateResult
    NSPersistentStoreResult NSPersistentStoreAsynchronousResult
    NSPredicate NSComparisonPredicate
    NSPropertyDescription NSAttributeDescription NSExpressionDescription NSFetchedPropertyDescription
    NSPropertyDescription NSRelationshipDescription
    Operation UIActivityItemProvider
    PHAssetChangeRequest PHAssetCreationRequest
    PHChangeRequest PHAssetChangeRequest PHAssetCollectionChangeRequest
    PHCollection PHAssetCollection PHCollectionList
    PHImageManager PHCachingImageManager
    PHObject PHAsset PHCollection PHObjectPlaceholder
    SKPayment SKMutablePayment
    SKRequest SKProductsRequest SKReceiptRefreshRequest
    UIApplicationShortcutItem UIMutableApplicationShortcutItem
    UIBarAppearance UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem UIBarButtonItem UITabBarItem
    UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    UICollectionReusableView UICollectionViewCell
    UICollectionViewCell UICollectionViewListCell
    UICollectionViewLayout UICollectionViewCompositionalLayout UICollectionViewFlowLayout
    UICollectionViewLayout UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder UICollectionViewDropPlaceholder
    UICommand UIKeyCommand
    UIControl ASAuthorizationAppleIDButton UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl
    UIControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
    UIDropProposal UICollectionViewDropProposal UITableViewDropProposal
    UIDynamicBehavior UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior
    UIDynamicBehavior UIPushBehavior UISnapBehavior
    UIEvent UIPressesEvent
    UIFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIFindSession UITextSearchingFindSession
    UIFocusEffect UIFocusHaloEffect
    UIFocusUpdateContext UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
    UIGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
    UIGestureRecognizer UITapGestureRecognizer
    UIGraphicsRenderer UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRendererContext UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
    UIGraphicsRendererFormat UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UILayoutGuide UIFocusGuide UITrackingLayoutGuide
    UIMenuElement UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController MFMailComposeViewController MFMessageComposeViewController UIImagePickerController
    UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
    UIPresentationController UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters UIDragPreviewParameters
    UIPreviewTarget UIDragPreviewTarget
    UIPrintFormatter UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene UIWindowScene
    UISceneDestructionRequestOptions UIWindowSceneDestructionRequestOptions
    UIScrollView UICollectionView UITableView UITextView
    UITab UISearchTab UITabGroup
    UITableViewPlaceholder UITableViewDropPlaceholder
    UITargetedPreview UITargetedDragPreview
    UITextField UISearchTextField
    UITrackingLayoutGuide UIKeyboardLayoutGuide
    UIUserNotificationCategory UIMutableUserNotificationCategory
    UIView LPLinkView MKAnnotationView MKMapView MPVolumeView PHLivePhotoView UIActivityIndicatorView UICalendarView
    UIView UICollectionReusableView UIContentUnavailableView UIControl UIImageView UIInputView UILabel
    UIView UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar
    UIView UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow WKWebView
    UIViewController AVPlayerViewController CNContactPickerViewController CNContactViewController
    UIViewController PHPickerViewController QLPreviewController SFSafariViewController SKStoreProductViewController
    UIViewController UIActivityViewController UIAlertController UICollectionViewController UIColorPickerViewController
    UIViewController UIDocumentBrowserViewController UIDocumentPickerViewController UIFontPickerViewController
    UIViewController UIInputViewController UINavigationController UIPageViewController UISearchController
    UIViewController UISplitViewController UITabBarController UITableViewController
    UIVisualEffect UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
    UNNotificationAction UNTextInputNotificationAction
    UNNotificationContent UNMutableNotificationContent
    UNNotificationResponse UNTextInputNotificationResponse
    UNNotificationTrigger UNCalendarNotificationTrigger UNPushNotificationTrigger UNTimeIntervalNotificationTrigger
    ValueTransformer NSSecureUnarchiveFromDataTransformer
    """
}
