// Written by Scripts/coverage: the members of classes that are often superclasses.

/// The members of UIKit's classes, which classes in Objective-C declare again and Swift does not need again.
enum InheritedMemberTable {
  /// On each line a class and its own members, as `Documentation/api-names.md` lists them; `static.x` is of the class.
  static let text = """
    UIResponder static.keyboardWillShowNotification static.keyboardDidShowNotification
    UIResponder static.keyboardWillHideNotification static.keyboardDidHideNotification
    UIResponder static.keyboardFrameBeginUserInfoKey static.keyboardFrameEndUserInfoKey
    UIResponder static.keyboardAnimationDurationUserInfoKey static.keyboardAnimationCurveUserInfoKey
    UIResponder static.keyboardIsLocalUserInfoKey static.keyboardWillChangeFrameNotification
    UIResponder static.keyboardDidChangeFrameNotification next canBecomeFirstResponder becomeFirstResponder()
    UIResponder canResignFirstResponder resignFirstResponder() isFirstResponder touchesBegan(_:with:)
    UIResponder touchesMoved(_:with:) touchesEnded(_:with:) touchesCancelled(_:with:)
    UIResponder touchesEstimatedPropertiesUpdated(_:) pressesBegan(_:with:) pressesChanged(_:with:)
    UIResponder pressesEnded(_:with:) pressesCancelled(_:with:) motionBegan(_:with:) motionEnded(_:with:)
    UIResponder motionCancelled(_:with:) remoteControlReceived(with:) canPerformAction(_:withSender:)
    UIResponder target(forAction:withSender:) buildMenu(with:) validate(_:) undoManager
    UIResponder editingInteractionConfiguration keyCommands inputView inputAccessoryView inputAssistantItem
    UIResponder inputViewController inputAccessoryViewController textInputMode textInputContextIdentifier
    UIResponder static.clearTextInputContextIdentifier(_:) reloadInputViews() userActivity updateUserActivityState(_:)
    UIResponder restoreUserActivityState(_:) captureTextFromCamera(_:) activityItemsConfiguration provider(for:)
    UIView addInteraction(_:) removeInteraction(_:) interactions accessibilityIgnoresInvertColors static.layerClass
    UIView init(frame:) init(coder:) isUserInteractionEnabled tag layer canBecomeFocused isFocused
    UIView focusGroupIdentifier focusGroupPriority focusEffect semanticContentAttribute
    UIView static.userInterfaceLayoutDirection(for:) static.userInterfaceLayoutDirection(for:relativeTo:)
    UIView effectiveUserInterfaceLayoutDirection frame bounds center transform transform3D contentScaleFactor
    UIView anchorPoint isMultipleTouchEnabled isExclusiveTouch hitTest(_:with:) point(inside:with:) convert(_:to:)
    UIView convert(_:from:) autoresizesSubviews autoresizingMask sizeThatFits(_:) sizeToFit() superview subviews
    UIView window removeFromSuperview() insertSubview(_:at:) exchangeSubview(at:withSubviewAt:) addSubview(_:)
    UIView insertSubview(_:belowSubview:) insertSubview(_:aboveSubview:) bringSubviewToFront(_:) sendSubviewToBack(_:)
    UIView didAddSubview(_:) willRemoveSubview(_:) willMove(toSuperview:) didMoveToSuperview() willMove(toWindow:)
    UIView didMoveToWindow() isDescendant(of:) viewWithTag(_:) setNeedsLayout() layoutIfNeeded() layoutSubviews()
    UIView layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    UIView layoutMarginsDidChange() safeAreaInsets safeAreaInsetsDidChange() layoutMarginsGuide readableContentGuide
    UIView safeAreaLayoutGuide keyboardLayoutGuide draw(_:) setNeedsDisplay() setNeedsDisplay(_:) clipsToBounds
    UIView backgroundColor alpha isOpaque clearsContextBeforeDrawing isHidden contentMode mask tintColor
    UIView tintAdjustmentMode tintColorDidChange() static.setAnimationsEnabled(_:) static.areAnimationsEnabled
    UIView static.performWithoutAnimation(_:) static.inheritedAnimationDuration
    UIView static.animate(withDuration:delay:options:animations:completion:)
    UIView static.animate(withDuration:animations:completion:) static.animate(withDuration:animations:)
    UIView static.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    UIView static.transition(with:duration:options:animations:completion:)
    UIView static.transition(from:to:duration:options:completion:) static.perform(_:on:options:animations:completion:)
    UIView static.modifyAnimations(withRepeatCount:autoreverses:animations:)
    UIView static.animateKeyframes(withDuration:delay:options:animations:completion:)
    UIView static.animateKeyframes(withDuration:delay:options:animations:)
    UIView static.addKeyframe(withRelativeStartTime:relativeDuration:animations:) gestureRecognizers
    UIView addGestureRecognizer(_:) removeGestureRecognizer(_:) gestureRecognizerShouldBegin(_:) addMotionEffect(_:)
    UIView removeMotionEffect(_:) motionEffects constraints addConstraint(_:) addConstraints(_:) removeConstraint(_:)
    UIView removeConstraints(_:) updateConstraintsIfNeeded() updateConstraints() needsUpdateConstraints()
    UIView setNeedsUpdateConstraints() translatesAutoresizingMaskIntoConstraints static.requiresConstraintBasedLayout
    UIView alignmentRect(forFrame:) frame(forAlignmentRect:) alignmentRectInsets forBaselineLayout()
    UIView forFirstBaselineLayout forLastBaselineLayout intrinsicContentSize invalidateIntrinsicContentSize()
    UIView contentHuggingPriority(for:) setContentHuggingPriority(_:for:) contentCompressionResistancePriority(for:)
    UIView setContentCompressionResistancePriority(_:for:) systemLayoutSizeFitting(_:)
    UIView systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) layoutGuides
    UIView addLayoutGuide(_:) removeLayoutGuide(_:) leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor
    UIView bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
    UIView constraintsAffectingLayout(for:) hasAmbiguousLayout exerciseAmbiguityInLayout() restorationIdentifier
    UIView encodeRestorableState(with:) decodeRestorableState(with:) snapshotView(afterScreenUpdates:)
    UIView resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) drawHierarchy(in:afterScreenUpdates:)
    UIView static.beginAnimations(_:context:) static.commitAnimations() static.setAnimationDelegate(_:)
    UIView static.setAnimationWillStart(_:) static.setAnimationDidStop(_:) static.setAnimationDuration(_:)
    UIView static.setAnimationDelay(_:) static.setAnimationStart(_:) static.setAnimationCurve(_:)
    UIView static.setAnimationRepeatCount(_:) static.setAnimationRepeatAutoreverses(_:)
    UIView static.setAnimationBeginsFromCurrentState(_:) static.setAnimationTransition(_:for:cache:)
    UIView overrideUserInterfaceStyle minimumContentSizeCategory maximumContentSizeCategory
    UIView appliedContentSizeCategoryLimitsDescription static.noIntrinsicMetric static.layoutFittingCompressedSize
    UIView static.layoutFittingExpandedSize showsLargeContentViewer largeContentTitle largeContentImage
    UIView scalesLargeContentImage largeContentImageInsets endEditing(_:) viewPrintFormatter() draw(_:for:)
    UIView setNeedsUpdateProperties() updateProperties() updatePropertiesIfNeeded()
    UIView static.animate(withSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)
    UIView traitOverrides updateTraitsIfNeeded() layoutGuide(for:) edgeInsets(for:) directionalEdgeInsets(for:)
    UIView cornerConfiguration effectiveRadius(for:) hoverStyle
    UIControl init(frame:) init(coder:) init(frame:primaryAction:) isEnabled isSelected isHighlighted
    UIControl contentVerticalAlignment contentHorizontalAlignment effectiveContentHorizontalAlignment state isTracking
    UIControl isTouchInside beginTracking(_:with:) continueTracking(_:with:) endTracking(_:with:)
    UIControl cancelTracking(with:) addTarget(_:action:for:) removeTarget(_:action:for:) addAction(_:for:)
    UIControl removeAction(_:for:) removeAction(identifiedBy:for:) allTargets allControlEvents
    UIControl actions(forTarget:forControlEvent:) sendAction(_:to:for:) sendAction(_:) sendActions(for:)
    UIControl contextMenuInteraction isContextMenuInteractionEnabled showsMenuAsPrimaryAction
    UIControl menuAttachmentPoint(for:) toolTip toolTipInteraction
    UIControl contextMenuInteraction(_:configurationForMenuAtLocation:)
    UIControl contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    UIControl contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    UIControl contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:)
    UIControl enumerateEventHandlers(_:) performPrimaryAction() isSymbolAnimationEnabled
    UIViewController splitViewController collapseSecondaryViewController(_:for:) separateSecondaryViewController(for:)
    UIViewController init(nibName:bundle:) init(coder:) view loadView() loadViewIfNeeded() viewIfLoaded viewDidLoad()
    UIViewController isViewLoaded nibName nibBundle storyboard performSegue(withIdentifier:sender:)
    UIViewController shouldPerformSegue(withIdentifier:sender:) prepare(for:sender:)
    UIViewController canPerformUnwindSegueAction(_:from:sender:) canPerformUnwindSegueAction(_:from:withSender:)
    UIViewController allowedChildrenForUnwinding(from:) childContaining(_:) forUnwindSegueAction(_:from:withSender:)
    UIViewController unwind(for:towards:) segueForUnwinding(to:from:identifier:) viewWillAppear(_:) viewDidAppear(_:)
    UIViewController viewWillDisappear(_:) viewDidDisappear(_:) viewWillLayoutSubviews() viewDidLayoutSubviews() title
    UIViewController didReceiveMemoryWarning() parent presentedViewController presentingViewController
    UIViewController definesPresentationContext providesPresentationContextTransitionStyle
    UIViewController restoresFocusAfterTransition focusGroupIdentifier interactionActivityTrackingBaseName
    UIViewController isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent
    UIViewController present(_:animated:completion:) dismiss(animated:completion:) modalTransitionStyle
    UIViewController modalPresentationStyle modalPresentationCapturesStatusBarAppearance
    UIViewController disablesAutomaticKeyboardDismissal edgesForExtendedLayout extendedLayoutIncludesOpaqueBars
    UIViewController automaticallyAdjustsScrollViewInsets setContentScrollView(_:for:) contentScrollView(for:)
    UIViewController preferredContentSize preferredStatusBarStyle prefersStatusBarHidden
    UIViewController preferredStatusBarUpdateAnimation setNeedsStatusBarAppearanceUpdate()
    UIViewController targetViewController(forAction:sender:) show(_:sender:) showDetailViewController(_:sender:)
    UIViewController overrideUserInterfaceStyle static.attemptRotationToDeviceOrientation() shouldAutorotate
    UIViewController supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
    UIViewController setNeedsUpdateOfSupportedInterfaceOrientations() rotatingHeaderView() rotatingFooterView()
    UIViewController interfaceOrientation willRotate(to:duration:) didRotate(from:) willAnimateRotation(to:duration:)
    UIViewController isEditing setEditing(_:animated:) editButtonItem searchDisplayController children addChild(_:)
    UIViewController removeFromParent() transition(from:to:duration:options:animations:completion:)
    UIViewController beginAppearanceTransition(_:animated:) endAppearanceTransition() childForStatusBarStyle
    UIViewController childForStatusBarHidden setOverrideTraitCollection(_:forChild:)
    UIViewController overrideTraitCollection(forChild:) shouldAutomaticallyForwardRotationMethods()
    UIViewController shouldAutomaticallyForwardAppearanceMethods willMove(toParent:) didMove(toParent:)
    UIViewController restorationIdentifier restorationClass encodeRestorableState(with:) decodeRestorableState(with:)
    UIViewController applicationFinishedRestoringState() updateViewConstraints() transitioningDelegate topLayoutGuide
    UIViewController bottomLayoutGuide additionalSafeAreaInsets systemMinimumLayoutMargins
    UIViewController viewRespectsSystemMinimumLayoutMargins viewLayoutMarginsDidChange() viewSafeAreaInsetsDidChange()
    UIViewController addKeyCommand(_:) removeKeyCommand(_:) performsActionsWhilePresentingModally extensionContext
    UIViewController presentationController sheetPresentationController popoverPresentationController
    UIViewController activePresentationController isModalInPresentation registerForPreviewing(with:sourceView:)
    UIViewController unregisterForPreviewing(withContext:) childForScreenEdgesDeferringSystemGestures
    UIViewController preferredScreenEdgesDeferringSystemGestures setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    UIViewController childForHomeIndicatorAutoHidden prefersHomeIndicatorAutoHidden
    UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden() childViewControllerForPointerLock prefersPointerLocked
    UIViewController setNeedsUpdateOfPrefersPointerLocked() previewActionItems
    UIViewController static.showDetailTargetDidChangeNotification static.hierarchyInconsistencyException
    UIViewController transitionCoordinator isModalInPopover tabBarItem tabBarController navigationItem
    UIViewController hidesBottomBarWhenPushed navigationController toolbarItems setToolbarItems(_:animated:)
    UIViewController setContentScrollView(_:) viewIsAppearing(_:) setNeedsUpdateProperties() updateProperties()
    UIViewController updatePropertiesIfNeeded() preferredTransition contentUnavailableConfiguration
    UIViewController contentUnavailableConfigurationState setNeedsUpdateContentUnavailableConfiguration()
    UIViewController updateContentUnavailableConfiguration(using:) childViewControllerForInterfaceOrientationLock
    UIViewController prefersInterfaceOrientationLocked setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    UIViewController traitOverrides updateTraitsIfNeeded() preferredContainerBackgroundStyle
    UIViewController childViewControllerForPreferredContainerBackgroundStyle
    UIViewController setNeedsUpdateOfPreferredContainerBackgroundStyle()
    UIScrollView contentOffset contentSize contentInset adjustedContentInset adjustedContentInsetDidChange()
    UIScrollView contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets contentLayoutGuide
    UIScrollView frameLayoutGuide delegate isDirectionalLockEnabled bounces alwaysBounceVertical
    UIScrollView alwaysBounceHorizontal isPagingEnabled isScrollEnabled showsVerticalScrollIndicator
    UIScrollView showsHorizontalScrollIndicator indicatorStyle verticalScrollIndicatorInsets
    UIScrollView horizontalScrollIndicatorInsets scrollIndicatorInsets decelerationRate indexDisplayMode
    UIScrollView setContentOffset(_:animated:) scrollRectToVisible(_:animated:) flashScrollIndicators() isTracking
    UIScrollView isDragging isDecelerating delaysContentTouches canCancelContentTouches touchesShouldBegin(_:with:in:)
    UIScrollView touchesShouldCancel(in:) minimumZoomScale maximumZoomScale zoomScale setZoomScale(_:animated:)
    UIScrollView zoom(to:animated:) bouncesZoom isZooming isZoomBouncing scrollsToTop panGestureRecognizer
    UIScrollView pinchGestureRecognizer directionalPressGestureRecognizer keyboardDismissMode refreshControl
    UIScrollView contentAlignmentPoint bouncesHorizontally bouncesVertically transfersHorizontalScrollingToParent
    UIScrollView transfersVerticalScrollingToParent withScrollIndicatorsShown(forContentOffsetChanges:) topEdgeEffect
    UIScrollView leftEdgeEffect bottomEdgeEffect rightEdgeEffect isScrollAnimating isZoomAnimating
    UIScrollView stopScrollingAndZooming() allowsKeyboardScrolling lookToScrollAxes
    UIImage init(systemName:) init(systemName:withConfiguration:) init(systemName:compatibleWith:) init(named:)
    UIImage init(named:in:with:) init(named:in:compatibleWith:) init(contentsOfFile:) init(data:) init(data:scale:)
    UIImage init(cgImage:) init(cgImage:scale:orientation:) init(ciImage:) init(ciImage:scale:orientation:) size
    UIImage cgImage ciImage imageOrientation scale isSymbolImage static.animatedImageNamed(_:duration:)
    UIImage static.animatedResizableImageNamed(_:capInsets:duration:)
    UIImage static.animatedResizableImageNamed(_:capInsets:resizingMode:duration:)
    UIImage static.animatedImage(with:duration:) images duration draw(at:) draw(at:blendMode:alpha:) draw(in:)
    UIImage draw(in:blendMode:alpha:) drawAsPattern(in:) resizableImage(withCapInsets:)
    UIImage resizableImage(withCapInsets:resizingMode:) capInsets resizingMode withAlignmentRectInsets(_:)
    UIImage alignmentRectInsets withRenderingMode(_:) renderingMode imageRendererFormat traitCollection imageAsset
    UIImage imageFlippedForRightToLeftLayoutDirection() flipsForRightToLeftLayoutDirection
    UIImage withHorizontallyFlippedOrientation() withBaselineOffset(fromBottom:) imageWithoutBaseline() configuration
    UIImage withConfiguration(_:) symbolConfiguration applyingSymbolConfiguration(_:) withTintColor(_:)
    UIImage withTintColor(_:renderingMode:) preparingForDisplay() prepareForDisplay(completionHandler:)
    UIImage byPreparingForDisplay() preparingThumbnail(of:) prepareThumbnail(of:completionHandler:)
    UIImage byPreparingThumbnail(ofSize:) static.actions static.add static.remove static.checkmark
    UIImage static.strokedCheckmark stretchableImage(withLeftCapWidth:topCapHeight:) leftCapWidth topCapHeight
    UIImage pngData() jpegData(compressionQuality:) init(imageLiteralResourceName:) baselineOffsetFromBottom
    UIImage init(systemName:variableValue:configuration:) init(named:in:variableValue:configuration:)
    UIImage isHighDynamicRange imageRestrictedToStandardDynamicRange
    UIImageView init(image:) init(image:highlightedImage:) image highlightedImage preferredSymbolConfiguration
    UIImageView isUserInteractionEnabled isHighlighted animationImages highlightedAnimationImages animationDuration
    UIImageView animationRepeatCount tintColor startAnimating() stopAnimating() isAnimating preferredImageDynamicRange
    UIImageView imageDynamicRange addSymbolEffect(_:) addSymbolEffect(_:options:) addSymbolEffect(_:options:animated:)
    UIImageView addSymbolEffect(_:options:animated:completion:) removeSymbolEffect(ofType:)
    UIImageView removeSymbolEffect(ofType:options:) removeSymbolEffect(ofType:options:animated:)
    UIImageView removeSymbolEffect(ofType:options:animated:completion:) removeAllSymbolEffects()
    UIImageView removeAllSymbolEffects(with:) removeAllSymbolEffects(with:animated:) setSymbol(_:with:)
    UIImageView setSymbol(_:with:options:) setSymbol(_:with:options:completion:)
    UILabel text font textColor shadowColor shadowOffset textAlignment lineBreakMode attributedText
    UILabel highlightedTextColor isHighlighted isUserInteractionEnabled isEnabled numberOfLines
    UILabel adjustsFontSizeToFitWidth baselineAdjustment minimumScaleFactor allowsDefaultTighteningForTruncation
    UILabel lineBreakStrategy textRect(forBounds:limitedToNumberOfLines:) drawText(in:) preferredMaxLayoutWidth
    UILabel showsExpansionTextWhenTruncated preferredVibrancy
    UIButton init(frame:) init(coder:) init(frame:primaryAction:) init(type:) static.systemButton(with:target:action:)
    UIButton setNeedsUpdateConfiguration() updateConfiguration() configurationUpdateHandler
    UIButton automaticallyUpdatesConfiguration tintColor buttonType isHovered isHeld role isPointerInteractionEnabled
    UIButton menu preferredMenuElementOrder changesSelectionAsPrimaryAction setTitle(_:for:) setTitleColor(_:for:)
    UIButton setTitleShadowColor(_:for:) setImage(_:for:) setBackgroundImage(_:for:)
    UIButton setPreferredSymbolConfiguration(_:forImageIn:) setAttributedTitle(_:for:) title(for:) titleColor(for:)
    UIButton titleShadowColor(for:) image(for:) backgroundImage(for:) preferredSymbolConfigurationForImage(in:)
    UIButton attributedTitle(for:) currentTitle currentTitleColor currentTitleShadowColor currentImage
    UIButton currentBackgroundImage currentPreferredSymbolConfiguration currentAttributedTitle titleLabel imageView
    UIButton subtitleLabel contentEdgeInsets titleEdgeInsets imageEdgeInsets reversesTitleShadowWhenHighlighted
    UIButton adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted backgroundRect(forBounds:)
    UIButton contentRect(forBounds:) titleRect(forContentRect:) imageRect(forContentRect:) behavioralStyle
    UIButton preferredBehavioralStyle pointerStyleProvider init(type:primaryAction:)
    UIButton init(configuration:primaryAction:) configuration
    UITextField text attributedText textColor font textAlignment borderStyle defaultTextAttributes placeholder
    UITextField attributedPlaceholder clearsOnBeginEditing adjustsFontSizeToFitWidth minimumFontSize delegate
    UITextField background disabledBackground isEditing allowsEditingTextAttributes typingAttributes clearButtonMode
    UITextField leftView leftViewMode rightView rightViewMode borderRect(forBounds:) textRect(forBounds:)
    UITextField placeholderRect(forBounds:) editingRect(forBounds:) clearButtonRect(forBounds:)
    UITextField leftViewRect(forBounds:) rightViewRect(forBounds:) drawText(in:) drawPlaceholder(in:) inputView
    UITextField inputAccessoryView clearsOnInsertion interactionState static.textDidBeginEditingNotification
    UITextField static.textDidEndEditingNotification static.textDidChangeNotification
    UITextField static.didEndEditingReasonUserInfoKey
    UITextView delegate text font textColor textAlignment selectedRange isEditable isSelectable dataDetectorTypes
    UITextView allowsEditingTextAttributes attributedText typingAttributes scrollRangeToVisible(_:) inputView
    UITextView inputAccessoryView clearsOnInsertion init(frame:textContainer:) init(usingTextLayoutManager:)
    UITextView init(coder:) textContainer textContainerInset textLayoutManager layoutManager textStorage
    UITextView linkTextAttributes usesStandardTextScaling findInteraction isFindInteractionEnabled interactionState
    UITextView static.textDidBeginEditingNotification static.textDidChangeNotification
    UITextView static.textDidEndEditingNotification selectedRanges textHighlightAttributes
    UITextView drawTextHighlightBackground(for:origin:) isWritingToolsActive writingToolsBehavior
    UITextView allowedWritingToolsResultOptions subclassForWritingToolsCoordinator writingToolsCoordinator
    UITextView textFormattingConfiguration
    UITableView init(frame:style:) init(coder:) style dataSource delegate prefetchDataSource isPrefetchingEnabled
    UITableView dragDelegate dropDelegate rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight
    UITableView estimatedSectionHeaderHeight estimatedSectionFooterHeight fillerRowHeight sectionHeaderTopPadding
    UITableView separatorInset separatorInsetReference selfSizingInvalidation backgroundView contextMenuInteraction
    UITableView numberOfSections numberOfRows(inSection:) rect(forSection:) rectForHeader(inSection:)
    UITableView rectForFooter(inSection:) rectForRow(at:) indexPathForRow(at:) indexPath(for:) indexPathsForRows(in:)
    UITableView cellForRow(at:) visibleCells indexPathsForVisibleRows headerView(forSection:) footerView(forSection:)
    UITableView scrollToRow(at:at:animated:) scrollToNearestSelectedRow(at:animated:)
    UITableView performBatchUpdates(_:completion:) beginUpdates() endUpdates() insertSections(_:with:)
    UITableView deleteSections(_:with:) reloadSections(_:with:) moveSection(_:toSection:) insertRows(at:with:)
    UITableView deleteRows(at:with:) reloadRows(at:with:) moveRow(at:to:) reconfigureRows(at:) hasUncommittedUpdates
    UITableView reloadData() reloadSectionIndexTitles() isEditing setEditing(_:animated:) allowsSelection
    UITableView allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
    UITableView indexPathForSelectedRow indexPathsForSelectedRows selectRow(at:animated:scrollPosition:)
    UITableView deselectRow(at:animated:) sectionIndexMinimumDisplayRowCount sectionIndexColor
    UITableView sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor separatorStyle separatorColor
    UITableView separatorEffect cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea tableHeaderView
    UITableView tableFooterView dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:)
    UITableView dequeueReusableHeaderFooterView(withIdentifier:) register(_:forCellReuseIdentifier:)
    UITableView register(_:forHeaderFooterViewReuseIdentifier:) allowsFocus allowsFocusDuringEditing
    UITableView remembersLastFocusedIndexPath selectionFollowsFocus dragInteractionEnabled hasActiveDrag hasActiveDrop
    UITableView static.automaticDimension static.indexSearch static.selectionDidChangeNotification
    UITableView contentHuggingElements
    UITableViewCell init(style:reuseIdentifier:) init(coder:) reuseIdentifier prepareForReuse() contentConfiguration
    UITableViewCell automaticallyUpdatesContentConfiguration defaultContentConfiguration() contentView
    UITableViewCell backgroundConfiguration automaticallyUpdatesBackgroundConfiguration
    UITableViewCell defaultBackgroundConfiguration() backgroundView selectedBackgroundView
    UITableViewCell multipleSelectionBackgroundView configurationState setNeedsUpdateConfiguration()
    UITableViewCell updateConfiguration(using:) configurationUpdateHandler imageView textLabel detailTextLabel
    UITableViewCell accessoryType accessoryView editingAccessoryType editingAccessoryView isSelected selectionStyle
    UITableViewCell setSelected(_:animated:) isHighlighted setHighlighted(_:animated:) isEditing
    UITableViewCell setEditing(_:animated:) editingStyle showingDeleteConfirmation showsReorderControl
    UITableViewCell willTransition(to:) didTransition(to:) indentationLevel indentationWidth shouldIndentWhileEditing
    UITableViewCell separatorInset focusStyle userInteractionEnabledWhileDragging dragStateDidChange(_:)
    UICollectionView init(frame:collectionViewLayout:) init(coder:) collectionViewLayout delegate dataSource
    UICollectionView prefetchDataSource isPrefetchingEnabled dragDelegate dropDelegate dragInteractionEnabled
    UICollectionView contextMenuInteraction reorderingCadence selfSizingInvalidation backgroundView
    UICollectionView register(_:forCellWithReuseIdentifier:)
    UICollectionView register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    UICollectionView dequeueReusableCell(withReuseIdentifier:for:)
    UICollectionView dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) allowsSelection
    UICollectionView allowsMultipleSelection indexPathsForSelectedItems selectItem(at:animated:scrollPosition:)
    UICollectionView deselectItem(at:animated:) hasUncommittedUpdates reloadData()
    UICollectionView setCollectionViewLayout(_:animated:) setCollectionViewLayout(_:animated:completion:)
    UICollectionView startInteractiveTransition(to:completion:) finishInteractiveTransition()
    UICollectionView cancelInteractiveTransition() numberOfSections numberOfItems(inSection:)
    UICollectionView layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:)
    UICollectionView indexPathForItem(at:) indexPath(for:) cellForItem(at:) visibleCells indexPathsForVisibleItems
    UICollectionView supplementaryView(forElementKind:at:) visibleSupplementaryViews(ofKind:)
    UICollectionView indexPathsForVisibleSupplementaryElements(ofKind:) scrollToItem(at:at:animated:)
    UICollectionView insertSections(_:) deleteSections(_:) moveSection(_:toSection:) reloadSections(_:)
    UICollectionView insertItems(at:) deleteItems(at:) moveItem(at:to:) reloadItems(at:) reconfigureItems(at:)
    UICollectionView performBatchUpdates(_:) beginInteractiveMovementForItem(at:)
    UICollectionView updateInteractiveMovementTargetPosition(_:) endInteractiveMovement() cancelInteractiveMovement()
    UICollectionView remembersLastFocusedIndexPath selectionFollowsFocus allowsFocus allowsFocusDuringEditing
    UICollectionView hasActiveDrag hasActiveDrop isEditing allowsSelectionDuringEditing
    UICollectionView allowsMultipleSelectionDuringEditing dequeueConfiguredReusableCell(using:for:item:)
    UICollectionView dequeueConfiguredReusableSupplementary(using:for:) static.elementKindSectionHeader
    UICollectionView static.elementKindSectionFooter indexPath(forSupplementary:)
    UICollectionReusableView reuseIdentifier prepareForReuse() apply(_:) willTransition(from:to:)
    UICollectionReusableView didTransition(from:to:) preferredLayoutAttributesFitting(_:)
    UICollectionViewCell setNeedsUpdateConfiguration() automaticallyUpdatesContentConfiguration contentView isSelected
    UICollectionViewCell isHighlighted dragStateDidChange(_:) automaticallyUpdatesBackgroundConfiguration
    UICollectionViewCell backgroundView selectedBackgroundView contentConfiguration backgroundConfiguration
    UICollectionViewCell defaultBackgroundConfiguration() configurationState updateConfiguration(using:)
    UICollectionViewCell configurationUpdateHandler
    UITableViewHeaderFooterView init(reuseIdentifier:) init(coder:) reuseIdentifier prepareForReuse()
    UITableViewHeaderFooterView contentConfiguration automaticallyUpdatesContentConfiguration
    UITableViewHeaderFooterView defaultContentConfiguration() contentView backgroundConfiguration
    UITableViewHeaderFooterView automaticallyUpdatesBackgroundConfiguration defaultBackgroundConfiguration()
    UITableViewHeaderFooterView backgroundView configurationState setNeedsUpdateConfiguration()
    UITableViewHeaderFooterView updateConfiguration(using:) configurationUpdateHandler textLabel detailTextLabel
    UIGestureRecognizer ignore(_:for:) reset() canPrevent(_:) canBePrevented(by:) shouldRequireFailure(of:)
    UIGestureRecognizer shouldBeRequiredToFail(by:) shouldReceive(_:) touchesBegan(_:with:) touchesMoved(_:with:)
    UIGestureRecognizer touchesEnded(_:with:) touchesCancelled(_:with:) touchesEstimatedPropertiesUpdated(_:)
    UIGestureRecognizer pressesBegan(_:with:) pressesChanged(_:with:) pressesEnded(_:with:) pressesCancelled(_:with:)
    UIGestureRecognizer init(target:action:) init() init(coder:) addTarget(_:action:) removeTarget(_:action:) state
    UIGestureRecognizer delegate isEnabled view cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
    UIGestureRecognizer allowedTouchTypes allowedPressTypes requiresExclusiveTouchType require(toFail:) location(in:)
    UIGestureRecognizer numberOfTouches location(ofTouch:in:) name modifierFlags buttonMask
    UIPanGestureRecognizer minimumNumberOfTouches maximumNumberOfTouches translation(in:) setTranslation(_:in:)
    UIPanGestureRecognizer velocity(in:) allowedScrollTypesMask
    UITapGestureRecognizer numberOfTapsRequired numberOfTouchesRequired buttonMaskRequired
    UILongPressGestureRecognizer numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement
    UICollectionViewLayout init() init(coder:) collectionView invalidateLayout() invalidateLayout(with:)
    UICollectionViewLayout register(_:forDecorationViewOfKind:) static.layoutAttributesClass
    UICollectionViewLayout static.invalidationContextClass prepare() layoutAttributesForElements(in:)
    UICollectionViewLayout layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:)
    UICollectionViewLayout layoutAttributesForDecorationView(ofKind:at:) shouldInvalidateLayout(forBoundsChange:)
    UICollectionViewLayout invalidationContext(forBoundsChange:)
    UICollectionViewLayout shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
    UICollectionViewLayout invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
    UICollectionViewLayout targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    UICollectionViewLayout targetContentOffset(forProposedContentOffset:) collectionViewContentSize
    UICollectionViewLayout developmentLayoutDirection flipsHorizontallyInOppositeLayoutDirection
    UICollectionViewLayout prepare(forCollectionViewUpdates:) finalizeCollectionViewUpdates()
    UICollectionViewLayout prepare(forAnimatedBoundsChange:) finalizeAnimatedBoundsChange() prepareForTransition(to:)
    UICollectionViewLayout prepareForTransition(from:) finalizeLayoutTransition()
    UICollectionViewLayout initialLayoutAttributesForAppearingItem(at:) finalLayoutAttributesForDisappearingItem(at:)
    UICollectionViewLayout initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
    UICollectionViewLayout finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
    UICollectionViewLayout initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
    UICollectionViewLayout finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
    UICollectionViewLayout indexPathsToDeleteForSupplementaryView(ofKind:)
    UICollectionViewLayout indexPathsToDeleteForDecorationView(ofKind:)
    UICollectionViewLayout indexPathsToInsertForSupplementaryView(ofKind:)
    UICollectionViewLayout indexPathsToInsertForDecorationView(ofKind:)
    UICollectionViewLayout targetIndexPath(forInteractivelyMovingItem:withPosition:)
    UICollectionViewLayout layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
    UICollectionViewLayout invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
    UICollectionViewLayout invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
    UICollectionViewFlowLayout static.automaticSize minimumLineSpacing minimumInteritemSpacing itemSize
    UICollectionViewFlowLayout estimatedItemSize scrollDirection headerReferenceSize footerReferenceSize sectionInset
    UICollectionViewFlowLayout sectionInsetReference sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
    UICollectionViewLayoutAttributes frame center size transform3D bounds transform alpha zIndex isHidden indexPath
    UICollectionViewLayoutAttributes representedElementCategory representedElementKind init(forCellWith:)
    UICollectionViewLayoutAttributes init(forSupplementaryViewOfKind:with:) init(forDecorationViewOfKind:with:)
    UINavigationController init(navigationBarClass:toolbarClass:) init(rootViewController:) init(nibName:bundle:)
    UINavigationController init(coder:) pushViewController(_:animated:) popViewController(animated:)
    UINavigationController popToViewController(_:animated:) popToRootViewController(animated:) topViewController
    UINavigationController visibleViewController viewControllers setViewControllers(_:animated:) isNavigationBarHidden
    UINavigationController setNavigationBarHidden(_:animated:) navigationBar isToolbarHidden
    UINavigationController setToolbarHidden(_:animated:) toolbar delegate interactivePopGestureRecognizer
    UINavigationController show(_:sender:) hidesBarsWhenKeyboardAppears hidesBarsOnSwipe
    UINavigationController barHideOnSwipeGestureRecognizer hidesBarsWhenVerticallyCompact hidesBarsOnTap
    UINavigationController barHideOnTapGestureRecognizer static.hideShowBarDuration
    UINavigationController interactiveContentPopGestureRecognizer
    UITabBarController viewControllers setViewControllers(_:animated:) selectedViewController selectedIndex
    UITabBarController moreNavigationController customizableViewControllers tabBar delegate compactTabIdentifiers
    UITabBarController selectedTab setTabs(_:animated:) tab(forIdentifier:) init(tabs:) tabBarMinimizeBehavior
    UITabBarController isTabBarHidden setTabBarHidden(_:animated:) bottomAccessory setBottom(_:animated:)
    UITableViewController init(style:) init(nibName:bundle:) init(coder:) tableView clearsSelectionOnViewWillAppear
    UITableViewController refreshControl
    UICollectionViewController init(collectionViewLayout:) init(nibName:bundle:) init(coder:) collectionView
    UICollectionViewController clearsSelectionOnViewWillAppear useLayoutToLayoutNavigationTransitions
    UICollectionViewController collectionViewLayout installsStandardGestureForInteractiveMovement
    UIStackView init(frame:) init(coder:) init(arrangedSubviews:) arrangedSubviews addArrangedSubview(_:)
    UIStackView removeArrangedSubview(_:) insertArrangedSubview(_:at:) axis distribution alignment spacing
    UIStackView setCustomSpacing(_:after:) customSpacing(after:) isBaselineRelativeArrangement
    UIStackView isLayoutMarginsRelativeArrangement static.spacingUseDefault static.spacingUseSystem
    UIWindow init(windowScene:) windowScene canResizeToFitContent screen windowLevel isKeyWindow canBecomeKey
    UIWindow becomeKey() resignKey() makeKey() makeKeyAndVisible() rootViewController sendEvent(_:) convert(_:to:)
    UIWindow convert(_:from:) safeAreaAspectFitLayoutGuide static.didBecomeVisibleNotification
    UIWindow static.didBecomeHiddenNotification static.didBecomeKeyNotification static.didResignKeyNotification
    UINavigationBar barStyle delegate isTranslucent pushItem(_:animated:) popItem(animated:) topItem backItem items
    UINavigationBar setItems(_:animated:) prefersLargeTitles currentNSToolbarSection behavioralStyle
    UINavigationBar preferredBehavioralStyle tintColor barTintColor setBackgroundImage(_:for:barMetrics:)
    UINavigationBar backgroundImage(for:barMetrics:) setBackgroundImage(_:for:) backgroundImage(for:) shadowImage
    UINavigationBar titleTextAttributes largeTitleTextAttributes setTitleVerticalPositionAdjustment(_:for:)
    UINavigationBar titleVerticalPositionAdjustment(for:) backIndicatorImage backIndicatorTransitionMaskImage
    UINavigationBar standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
    UIToolbar barStyle items isTranslucent setItems(_:animated:) tintColor barTintColor
    UIToolbar setBackgroundImage(_:forToolbarPosition:barMetrics:) backgroundImage(forToolbarPosition:barMetrics:)
    UIToolbar setShadowImage(_:forToolbarPosition:) shadowImage(forToolbarPosition:) standardAppearance
    UIToolbar compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance delegate
    UIBarButtonItem buttonGroup init() init(coder:) init(image:style:target:action:)
    UIBarButtonItem init(image:landscapeImagePhone:style:target:action:) init(title:style:target:action:)
    UIBarButtonItem init(barButtonSystemItem:target:action:) init(customView:) static.fixedSpace(_:)
    UIBarButtonItem static.flexibleSpace() style width possibleTitles customView action target primaryAction menu
    UIBarButtonItem preferredMenuElementOrder changesSelectionAsPrimaryAction isSelected isHidden menuRepresentation
    UIBarButtonItem creatingFixedGroup() creatingMovableGroup(customizationIdentifier:)
    UIBarButtonItem setBackgroundImage(_:for:barMetrics:) backgroundImage(for:barMetrics:)
    UIBarButtonItem setBackgroundImage(_:for:style:barMetrics:) backgroundImage(for:style:barMetrics:) tintColor
    UIBarButtonItem setBackgroundVerticalPositionAdjustment(_:for:) backgroundVerticalPositionAdjustment(for:)
    UIBarButtonItem setTitlePositionAdjustment(_:for:) titlePositionAdjustment(for:)
    UIBarButtonItem setBackButtonBackgroundImage(_:for:barMetrics:) backButtonBackgroundImage(for:barMetrics:)
    UIBarButtonItem setBackButtonTitlePositionAdjustment(_:for:) backButtonTitlePositionAdjustment(for:)
    UIBarButtonItem setBackButtonBackgroundVerticalPositionAdjustment(_:for:)
    UIBarButtonItem backButtonBackgroundVerticalPositionAdjustment(for:) init(systemItem:primaryAction:menu:)
    UIBarButtonItem init(title:image:primaryAction:menu:) init(title:image:target:action:menu:)
    UIBarButtonItem creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:) static.fixedSpace()
    UIBarButtonItem isSymbolAnimationEnabled hidesSharedBackground sharesBackground addSymbolEffect(_:)
    UIBarButtonItem addSymbolEffect(_:options:) addSymbolEffect(_:options:animated:) removeSymbolEffect(ofType:)
    UIBarButtonItem removeSymbolEffect(ofType:options:) removeSymbolEffect(ofType:options:animated:)
    UIBarButtonItem removeAllSymbolEffects() removeAllSymbolEffects(with:) removeAllSymbolEffects(with:animated:)
    UIBarButtonItem setSymbol(_:with:) setSymbol(_:with:options:)
    UIBarItem init() init(coder:) isEnabled title image landscapeImagePhone largeContentSizeImage imageInsets
    UIBarItem landscapeImagePhoneInsets largeContentSizeImageInsets tag setTitleTextAttributes(_:for:)
    UIBarItem titleTextAttributes(for:)
    UIPageControl numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor currentPageIndicatorTintColor
    UIPageControl backgroundStyle direction interactionState allowsContinuousInteraction preferredIndicatorImage
    UIPageControl indicatorImage(forPage:) setIndicatorImage(_:forPage:) preferredCurrentPageIndicatorImage
    UIPageControl currentPageIndicatorImage(forPage:) setCurrentPageIndicatorImage(_:forPage:) size(forNumberOfPages:)
    UIPageControl defersCurrentPageDisplay updateCurrentPageDisplay()
    UISlider value minimumValue maximumValue minimumValueImage maximumValueImage isContinuous minimumTrackTintColor
    UISlider maximumTrackTintColor thumbTintColor setValue(_:animated:) setThumbImage(_:for:)
    UISlider setMinimumTrackImage(_:for:) setMaximumTrackImage(_:for:) thumbImage(for:) minimumTrackImage(for:)
    UISlider maximumTrackImage(for:) currentThumbImage currentMinimumTrackImage currentMaximumTrackImage
    UISlider minimumValueImageRect(forBounds:) maximumValueImageRect(forBounds:) trackRect(forBounds:)
    UISlider thumbRect(forBounds:trackRect:value:) behavioralStyle preferredBehavioralStyle trackConfiguration
    UISlider sliderStyle
    UISwitch onTintColor thumbTintColor onImage offImage title style preferredStyle isOn init(frame:) init(coder:)
    UISwitch setOn(_:animated:)
    UIProgressView init(frame:) init(coder:) init(progressViewStyle:) progressViewStyle progress progressTintColor
    UIProgressView trackTintColor progressImage trackImage setProgress(_:animated:) observedProgress
    UISearchBar init() init(frame:) init(coder:) barStyle delegate text prompt placeholder showsBookmarkButton
    UISearchBar searchTextField showsCancelButton showsSearchResultsButton isSearchResultsButtonSelected
    UISearchBar setShowsCancelButton(_:animated:) inputAssistantItem tintColor barTintColor searchBarStyle
    UISearchBar isTranslucent scopeButtonTitles selectedScopeButtonIndex showsScopeBar setShowsScope(_:animated:)
    UISearchBar inputAccessoryView isEnabled backgroundImage scopeBarBackgroundImage
    UISearchBar setBackgroundImage(_:for:barMetrics:) backgroundImage(for:barMetrics:)
    UISearchBar setSearchFieldBackgroundImage(_:for:) searchFieldBackgroundImage(for:) setImage(_:for:state:)
    UISearchBar image(for:state:) setScopeBarButtonBackgroundImage(_:for:) scopeBarButtonBackgroundImage(for:)
    UISearchBar setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)
    UISearchBar scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)
    UISearchBar setScopeBarButtonTitleTextAttributes(_:for:) scopeBarButtonTitleTextAttributes(for:)
    UISearchBar searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment setPositionAdjustment(_:for:)
    UISearchBar positionAdjustment(for:) isLookToDictateEnabled
    UIVisualEffectView contentView effect init(effect:) init(coder:)
    UIPickerView dataSource delegate showsSelectionIndicator numberOfComponents numberOfRows(inComponent:)
    UIPickerView rowSize(forComponent:) view(forRow:forComponent:) reloadAllComponents() reloadComponent(_:)
    UIPickerView selectRow(_:inComponent:animated:) selectedRow(inComponent:)
    UIDatePicker datePickerMode locale calendar timeZone date minimumDate maximumDate countDownDuration minuteInterval
    UIDatePicker setDate(_:animated:) preferredDatePickerStyle datePickerStyle roundsToMinuteInterval
    UIActivity static.activityCategory activityType activityTitle activityImage canPerform(withActivityItems:)
    UIActivity prepare(withActivityItems:) activityViewController perform() activityDidFinish(_:)
    UIPresentationController presentingViewController presentedViewController presentationStyle containerView delegate
    UIPresentationController init(presentedViewController:presenting:) adaptivePresentationStyle
    UIPresentationController adaptivePresentationStyle(for:) containerViewWillLayoutSubviews()
    UIPresentationController containerViewDidLayoutSubviews() presentedView frameOfPresentedViewInContainerView
    UIPresentationController shouldPresentInFullscreen shouldRemovePresentersView presentationTransitionWillBegin()
    UIPresentationController presentationTransitionDidEnd(_:) dismissalTransitionWillBegin()
    UIPresentationController dismissalTransitionDidEnd(_:) overrideTraitCollection traitOverrides
    UIApplication static.stateRestorationViewControllerStoryboardKey static.stateRestorationBundleVersionKey
    UIApplication static.stateRestorationUserInterfaceIdiomKey static.stateRestorationTimestampKey
    UIApplication static.stateRestorationSystemVersionKey static.shared delegate beginIgnoringInteractionEvents()
    UIApplication endIgnoringInteractionEvents() isIgnoringInteractionEvents isIdleTimerDisabled openURL(_:)
    UIApplication canOpenURL(_:) open(_:options:completionHandler:) open(_:options:) sendEvent(_:) keyWindow windows
    UIApplication sendAction(_:to:from:for:) isNetworkActivityIndicatorVisible statusBarStyle isStatusBarHidden
    UIApplication statusBarOrientation supportedInterfaceOrientations(for:) statusBarOrientationAnimationDuration
    UIApplication statusBarFrame applicationIconBadgeNumber applicationSupportsShakeToEdit applicationState
    UIApplication backgroundTimeRemaining beginBackgroundTask(expirationHandler:)
    UIApplication beginBackgroundTask(withName:expirationHandler:) endBackgroundTask(_:)
    UIApplication setMinimumBackgroundFetchInterval(_:) backgroundRefreshStatus isProtectedDataAvailable
    UIApplication userInterfaceLayoutDirection preferredContentSizeCategory connectedScenes openSessions
    UIApplication supportsMultipleScenes requestSceneSessionActivation(_:userActivity:options:errorHandler:)
    UIApplication requestSceneSessionDestruction(_:options:errorHandler:) requestSceneSessionRefresh(_:)
    UIApplication registerForRemoteNotifications() unregisterForRemoteNotifications()
    UIApplication isRegisteredForRemoteNotifications registerForRemoteNotifications(matching:)
    UIApplication enabledRemoteNotificationTypes() presentLocalNotificationNow(_:) scheduleLocalNotification(_:)
    UIApplication cancelLocalNotification(_:) cancelAllLocalNotifications() scheduledLocalNotifications
    UIApplication registerUserNotificationSettings(_:) currentUserNotificationSettings
    UIApplication beginReceivingRemoteControlEvents() endReceivingRemoteControlEvents() setNewsstandIconImage(_:)
    UIApplication shortcutItems supportsAlternateIcons setAlternateIconName(_:completionHandler:)
    UIApplication setAlternateIconName(_:) alternateIconName extendStateRestoration() completeStateRestoration()
    UIApplication ignoreSnapshotOnNextApplicationLaunch()
    UIApplication static.registerObject(forStateRestoration:restorationIdentifier:)
    UIApplication setStatusBarOrientation(_:animated:) setStatusBarStyle(_:animated:) setStatusBarHidden(_:with:)
    UIApplication setKeepAliveTimeout(_:handler:) clearKeepAliveTimeout() static.didEnterBackgroundNotification
    UIApplication static.willEnterForegroundNotification static.didFinishLaunchingNotification
    UIApplication static.didBecomeActiveNotification static.willResignActiveNotification
    UIApplication static.didReceiveMemoryWarningNotification static.willTerminateNotification
    UIApplication static.significantTimeChangeNotification static.willChangeStatusBarOrientationNotification
    UIApplication static.didChangeStatusBarOrientationNotification static.statusBarOrientationUserInfoKey
    UIApplication static.willChangeStatusBarFrameNotification static.didChangeStatusBarFrameNotification
    UIApplication static.statusBarFrameUserInfoKey static.backgroundRefreshStatusDidChangeNotification
    UIApplication static.protectedDataWillBecomeUnavailableNotification
    UIApplication static.protectedDataDidBecomeAvailableNotification static.openSettingsURLString
    UIApplication static.userDidTakeScreenshotNotification static.invalidInterfaceOrientationException
    UIApplication static.backgroundFetchIntervalMinimum static.backgroundFetchIntervalNever
    UIApplication static.openNotificationSettingsURLString activateSceneSession(for:errorHandler:)
    UIColor init(white:alpha:) init(hue:saturation:brightness:alpha:) init(red:green:blue:alpha:)
    UIColor init(displayP3Red:green:blue:alpha:) init(cgColor:) init(patternImage:) init(ciColor:) static.black
    UIColor static.darkGray static.lightGray static.white static.gray static.red static.green static.blue static.cyan
    UIColor static.yellow static.magenta static.orange static.purple static.brown static.clear set() setFill()
    UIColor setStroke() getWhite(_:alpha:) getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:)
    UIColor withAlphaComponent(_:) cgColor ciColor init(named:) init(named:in:compatibleWith:) init(dynamicProvider:)
    UIColor resolvedColor(with:) static.systemRed static.systemGreen static.systemBlue static.systemOrange
    UIColor static.systemYellow static.systemPink static.systemPurple static.systemTeal static.systemIndigo
    UIColor static.systemBrown static.systemMint static.systemCyan static.systemGray static.systemGray2
    UIColor static.systemGray3 static.systemGray4 static.systemGray5 static.systemGray6 static.tintColor static.label
    UIColor static.secondaryLabel static.tertiaryLabel static.quaternaryLabel static.link static.placeholderText
    UIColor static.separator static.opaqueSeparator static.systemBackground static.secondarySystemBackground
    UIColor static.tertiarySystemBackground static.systemGroupedBackground static.secondarySystemGroupedBackground
    UIColor static.tertiarySystemGroupedBackground static.systemFill static.secondarySystemFill
    UIColor static.tertiarySystemFill static.quaternarySystemFill static.lightText static.darkText
    UIColor static.groupTableViewBackground accessibilityName init(red:green:blue:alpha:exposure:)
    UIColor init(red:green:blue:alpha:linearExposure:) color(byApplyingContentHeadroom:) linearExposure
    UIColor standardDynamicRangeColor color(with:) prominence
    UIFont static.labelFontSize static.buttonFontSize static.smallSystemFontSize static.systemFontSize
    UIFont static.preferredFont(forTextStyle:) static.preferredFont(forTextStyle:compatibleWith:) init(name:size:)
    UIFont static.familyNames static.fontNames(forFamilyName:) static.systemFont(ofSize:)
    UIFont static.boldSystemFont(ofSize:) static.italicSystemFont(ofSize:) static.systemFont(ofSize:weight:)
    UIFont static.monospacedDigitSystemFont(ofSize:weight:) static.systemFont(ofSize:weight:width:)
    UIFont static.monospacedSystemFont(ofSize:weight:) familyName fontName pointSize ascender descender capHeight
    UIFont xHeight lineHeight leading withSize(_:) init(descriptor:size:) fontDescriptor
    UIBezierPath init(rect:) init(ovalIn:) init(roundedRect:cornerRadius:)
    UIBezierPath init(roundedRect:byRoundingCorners:cornerRadii:)
    UIBezierPath init(arcCenter:radius:startAngle:endAngle:clockwise:) init(cgPath:) init() init(coder:) cgPath
    UIBezierPath move(to:) addLine(to:) addCurve(to:controlPoint1:controlPoint2:) addQuadCurve(to:controlPoint:)
    UIBezierPath addArc(withCenter:radius:startAngle:endAngle:clockwise:) close() removeAllPoints() append(_:)
    UIBezierPath reversing() apply(_:) isEmpty bounds currentPoint lineWidth lineCapStyle lineJoinStyle miterLimit
    UIBezierPath flatness usesEvenOddFillRule setLineDash(_:count:phase:) getLineDash(_:count:phase:) fill() stroke()
    UIBezierPath fill(with:alpha:) stroke(with:alpha:) addClip()
    UIActivityIndicatorView init(style:) init(frame:) init(coder:) style hidesWhenStopped color startAnimating()
    UIActivityIndicatorView stopAnimating() isAnimating
    UINavigationItem init(title:) init(coder:) title titleView prompt backBarButtonItem backButtonTitle
    UINavigationItem hidesBackButton setHidesBackButton(_:animated:) backButtonDisplayMode backAction
    UINavigationItem titleMenuProvider documentProperties leftBarButtonItems rightBarButtonItems
    UINavigationItem setLeftBarButtonItems(_:animated:) setRightBarButtonItems(_:animated:)
    UINavigationItem leftItemsSupplementBackButton leftBarButtonItem rightBarButtonItem setLeftBarButton(_:animated:)
    UINavigationItem setRightBarButton(_:animated:) customizationIdentifier leadingItemGroups centerItemGroups
    UINavigationItem trailingItemGroups pinnedTrailingGroup additionalOverflowItems overflowPresentationSource
    UINavigationItem largeTitleDisplayMode style searchController hidesSearchBarWhenScrolling
    UINavigationItem preferredSearchBarPlacement searchBarPlacement standardAppearance compactAppearance
    UINavigationItem scrollEdgeAppearance compactScrollEdgeAppearance renameDelegate subtitleView largeTitle
    UINavigationItem largeSubtitle largeAttributedSubtitle largeSubtitleView searchBarPlacementBarButtonItem
    UINavigationItem searchBarPlacementAllowsToolbarIntegration searchBarPlacementAllowsExternalIntegration
    UIAlertController init(title:message:preferredStyle:) addAction(_:) actions preferredAction
    UIAlertController addTextField(configurationHandler:) textFields title message preferredStyle severity
    UIPageViewController init(transitionStyle:navigationOrientation:options:) init(coder:) delegate dataSource
    UIPageViewController transitionStyle navigationOrientation spineLocation isDoubleSided gestureRecognizers
    UIPageViewController viewControllers setViewControllers(_:direction:animated:completion:)
    UIActivityViewController init(activityItems:applicationActivities:) completionHandler completionWithItemsHandler
    UIActivityViewController excludedActivityTypes allowsProminentActivity init(activityItemsConfiguration:)
    UIActivityViewController excludedActivitySectionTypes
    UISearchController init(searchResultsController:) init(nibName:bundle:) init(coder:) searchResultsUpdater isActive
    UISearchController delegate dimsBackgroundDuringPresentation obscuresBackgroundDuringPresentation
    UISearchController hidesNavigationBarDuringPresentation searchResultsController searchBar searchBarPlacement
    UISearchController automaticallyShowsSearchResultsController showsSearchResultsController
    UISearchController automaticallyShowsCancelButton automaticallyShowsScopeBar scopeBarActivation searchSuggestions
    UISearchController ignoresSearchSuggestionsForSearchBarPlacementStacked
    UIStoryboardSegue init(identifier:source:destination:performHandler:) init(identifier:source:destination:)
    UIStoryboardSegue identifier source destination perform()
    UIRefreshControl init() isRefreshing tintColor attributedTitle beginRefreshing() endRefreshing()
    UISegmentedControl init(frame:) init(coder:) init(items:) init(frame:actions:) insertSegment(action:at:animated:)
    UISegmentedControl setAction(_:forSegmentAt:) actionForSegment(at:) segmentIndex(identifiedBy:) isMomentary
    UISegmentedControl numberOfSegments apportionsSegmentWidthsByContent insertSegment(withTitle:at:animated:)
    UISegmentedControl insertSegment(with:at:animated:) removeSegment(at:animated:) removeAllSegments()
    UISegmentedControl setTitle(_:forSegmentAt:) titleForSegment(at:) setImage(_:forSegmentAt:) imageForSegment(at:)
    UISegmentedControl setWidth(_:forSegmentAt:) widthForSegment(at:) setContentOffset(_:forSegmentAt:)
    UISegmentedControl contentOffsetForSegment(at:) setEnabled(_:forSegmentAt:) isEnabledForSegment(at:)
    UISegmentedControl selectedSegmentIndex selectedSegmentTintColor setBackgroundImage(_:for:barMetrics:)
    UISegmentedControl backgroundImage(for:barMetrics:)
    UISegmentedControl setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
    UISegmentedControl dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:) setTitleTextAttributes(_:for:)
    UISegmentedControl titleTextAttributes(for:) setContentPositionAdjustment(_:forSegmentType:barMetrics:)
    UISegmentedControl contentPositionAdjustment(forSegmentType:barMetrics:) static.noSegment
    UIStepper isContinuous autorepeat wraps value minimumValue maximumValue stepValue setBackgroundImage(_:for:)
    UIStepper backgroundImage(for:) setDividerImage(_:forLeftSegmentState:rightSegmentState:)
    UIStepper dividerImage(forLeftSegmentState:rightSegmentState:) setIncrementImage(_:for:) incrementImage(for:)
    UIStepper setDecrementImage(_:for:) decrementImage(for:)
    """
}
